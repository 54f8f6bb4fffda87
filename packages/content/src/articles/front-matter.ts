import { isBlogCategory } from '@sankalp/contract/blog-keys'
import type { ArticleHead } from './article.ts'

const required = ['id', 'title', 'subtitle', 'category', 'date', 'drawing', 'related'] as const
const known: readonly string[] = [...required, 'author']

/** A file split into the article's head and its text. `problems` are for its author. */
export type SplitFile = { head: ArticleHead | null; body: string; firstBodyLine: number; problems: string[] }

/**
 * Splits off lines of `name: value` between two lines of three hyphens. A value may contain colons: the first one
 * separates.
 */
export function splitFile(source: string): SplitFile {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'))
  if (!parts) return { head: null, body: '', firstBodyLine: 1, problems: ['begins with no block of "---" lines'] }
  const [, front = '', body = ''] = parts
  const problems: string[] = []
  const fields = new Map<string, string>()
  for (const line of front.split('\n')) {
    const cut = line.indexOf(':')
    const name = line.slice(0, Math.max(cut, 0)).trim()
    if (!known.includes(name)) problems.push(`does not know the line "${line}"`)
    else if (fields.has(name)) problems.push(`says ${name} twice`)
    else fields.set(name, line.slice(cut + 1).trim())
  }
  for (const name of required) if (!fields.get(name)) problems.push(`says no ${name}`)
  const firstBodyLine = front.split('\n').length + 3
  return { head: problems.length > 0 ? null : toHead(fields, problems), body, firstBodyLine, problems }
}

function toHead(fields: ReadonlyMap<string, string>, problems: string[]): ArticleHead | null {
  const field = (name: string) => fields.get(name) ?? ''
  const category = field('category')
  const related = /^\[(.*)\]$/.exec(field('related'))?.[1]
  if (related === undefined) problems.push('related is no list in brackets')
  if (!isBlogCategory(category)) problems.push(`has the unknown category ${category}`)
  if (related === undefined || !isBlogCategory(category)) return null
  return {
    id: field('id'),
    title: field('title'),
    subtitle: field('subtitle'),
    category,
    date: field('date'),
    drawing: field('drawing'),
    related: related.split(',').map((id) => id.trim()),
    author: fields.get('author') || null,
  }
}
