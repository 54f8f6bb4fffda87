import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Language, languages } from '@sankalp/contract'
import { articleFaultText } from '../article-fault-texts.ts'
import { type Article, type ArticleBlock, type ArticleHead, type Fault, faultList } from './article.ts'
import { splitFile } from './front-matter.ts'
import { parseBody } from './markdown.ts'
import { countWords } from './plain-text.ts'
import { createSlugs } from './slug.ts'
import { stripMarks } from './strip-marks.ts'

export const articlesFolder = fileURLToPath(new URL('../../articles', import.meta.url))

export type Articles = {
  /** Newest first; articles of one day by id. */
  ids: readonly string[]
  find: (id: string, language: Language) => Article | null
  isWithdrawn: (id: string) => boolean
}

/**
 * Opens a folder of articles, `{id}.{language}.md`. Reads heads and texts now, and blocks on demand: those of all
 * articles take most of a second. Throws with a list of all faults.
 */
export function openArticles(folder = articlesFolder): Articles {
  const faults: Fault[] = []
  const found = new Map<string, Article>()
  const ids = new Set<string>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    const [, id = '', language = ''] = /^([a-z\d-]+)\.(en|hin)\.md$/.exec(file) ?? []
    if (id === '') {
      faults.push({ file, problem: 'is not called {id}.en.md or {id}.hin.md' })
      continue
    }
    const { head, body, firstBodyLine, problems } = splitFile(readFileSync(`${folder}/${file}`, 'utf8'))
    faults.push(...problems.map((problem) => ({ file, problem })))
    if (!head) continue
    if (head.id !== id) faults.push({ file, problem: `says its id is ${head.id}` })
    ids.add(id)
    const source = { file, body, firstBodyLine }
    const headingIds = () => headingIdsOf(found.get(key(id, 'en'))!)
    found.set(key(id, language as Language), openArticle(language as Language, head, source, headingIds))
  }
  const withdrawn = readWithdrawn(folder)
  for (const id of ids) {
    for (const language of languages) {
      if (!found.has(key(id, language))) faults.push({ file: `${id}.${language}.md`, problem: 'is missing' })
    }
    if (withdrawn.has(id)) faults.push({ file: 'withdrawn.json', problem: `${id} is still there` })
  }
  if (faults.length > 0) throw new Error(`Articles with faults:\n${faultList(faults)}`)
  const dateOf = (id: string) => found.get(key(id, 'en'))!.head.date
  return {
    ids: [...ids].toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)) || a.localeCompare(b)),
    find: (id, language) => found.get(key(id, language)) ?? null,
    isWithdrawn: (id) => withdrawn.has(id),
  }
}

function key(id: string, language: Language): string {
  return `${id} ${language}`
}

type Source = { file: string; body: string; firstBodyLine: number }

/**
 * A heading's id is made of its English words in both languages, so that a link still works after a change of language.
 */
function openArticle(language: Language, head: ArticleHead, source: Source, englishIds: () => string[]): Article {
  let blocks: readonly ArticleBlock[] | undefined
  function read(): readonly ArticleBlock[] {
    const slug = createSlugs()
    const ids = language === 'en' ? null : englishIds()
    const parsed = parseBody(source.body, source.firstBodyLine, (words, at) =>
      ids ? (ids[at] ?? `part-${at + 1}`) : slug(words),
    )
    const faults = parsed.faults.map((fault) => ({ file: source.file, problem: articleFaultText(fault, 'en') }))
    if (faults.length > 0) throw new Error(`Articles with faults:\n${faultList(faults)}`)
    return parsed.blocks
  }
  const content = stripMarks(source.body)
  return {
    language,
    head,
    content,
    markdown: source.body,
    words: countWords(content),
    blocks: () => (blocks ??= read()),
  }
}

export function headingIdsOf(article: Article): string[] {
  return article.blocks().flatMap((block) => (block.type === 'heading' ? [block.id] : []))
}

function readWithdrawn(folder: string): ReadonlySet<string> {
  const ids: unknown = JSON.parse(readFileSync(`${folder}/withdrawn.json`, 'utf8'))
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string'))
    throw new Error('withdrawn.json is not a list of ids')
  return new Set(ids)
}
