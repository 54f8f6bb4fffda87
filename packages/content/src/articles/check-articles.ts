import { type Language, languages } from '@sankalp/contract'
import { type BlogCategory, blogCategories } from '@sankalp/contract/blog-keys'
import type { Article, ArticleBlock, Fault, Inline } from './article.ts'
import { type Articles, headingIdsOf } from './open-articles.ts'
import { contentOf } from './plain-text.ts'

/** Readers expect an article and not a note or a book. */
const words = { least: 600, most: 1200 }
/** A title fits a search result, a subtitle the line below it. */
const titleLength = { least: 8, most: 75 }
const subtitleLength = { least: 40, most: 160 }
const leastPerCategory = 3
const leastRelated = 2

/** Returns all faults of the articles as a whole that can be found without other data. `today` is YYYY-MM-DD. */
export function checkArticles(articles: Articles, today: string): Fault[] {
  const faults: Fault[] = []
  const tell = (id: string, language: Language, problem: string) =>
    void faults.push({ file: `${id}.${language}.md`, problem })
  for (const id of articles.ids) {
    for (const language of languages) {
      const article = articles.find(id, language)!
      for (const problem of problemsOf(article, articles, today)) tell(id, language, problem)
    }
    for (const problem of differences(articles.find(id, 'en')!, articles.find(id, 'hin')!)) tell(id, 'hin', problem)
  }
  for (const language of languages) {
    for (const [, ids] of Map.groupBy(articles.ids, (id) => articles.find(id, language)!.head.title)) {
      if (ids.length > 1) tell(ids[0]!, language, `has the title of ${ids[1]}`)
    }
  }
  const inCategory = Map.groupBy(articles.ids, (id): BlogCategory => articles.find(id, 'en')!.head.category)
  for (const category of blogCategories) {
    const count = inCategory.get(category)?.length ?? 0
    if (count < leastPerCategory)
      faults.push({ file: 'articles', problem: `${category} has ${count} and needs ${leastPerCategory}` })
  }
  return faults
}

function problemsOf(article: Article, articles: Articles, today: string): string[] {
  const { head, language } = article
  const blocks = article.blocks()
  const problems: string[] = []
  const length = (what: string, count: number, { least, most }: { least: number; most: number }) => {
    if (count < least || count > most) problems.push(`${what} of ${count}, not ${least} to ${most}`)
  }
  length('words', article.words, words)
  length('a title', head.title.length, titleLength)
  length('a subtitle', head.subtitle.length, subtitleLength)
  if (!isRealDate(head.date)) problems.push(`${head.date} is no date`)
  if (head.date > today) problems.push(`${head.date} is not yet`)
  if (new Set(head.related).size !== head.related.length || head.related.length < leastRelated)
    problems.push('names too few related articles')
  for (const related of head.related) {
    if (related === head.id) problems.push('is related to itself')
    else if (!articles.ids.includes(related)) problems.push(`is related to ${related}, which is not there`)
  }
  if (contentOf(blocks) !== article.content) problems.push('has marks that are not taken off its words')
  if (blocks[0]?.type !== 'paragraph') problems.push('does not begin with a paragraph')
  for (const href of linksOf(blocks)) {
    const problem = problemOfLink(href, language, articles)
    if (problem) problems.push(problem)
  }
  return problems
}

function isRealDate(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    new Date(text).toString() !== 'Invalid Date' &&
    new Date(text).toISOString().startsWith(text)
  )
}

/** Checks a link to an article, and to a heading in it. The site checks links to other pages. */
function problemOfLink(href: string, language: Language, articles: Articles): string | null {
  const [, id, fragment] = /^\/blog\/([^/?#]+)(?:#(.*))?$/.exec(href) ?? []
  if (id === undefined) return null
  const article = articles.find(id, language)
  if (!article) return `links to ${href}, which is not there`
  return fragment !== undefined && !headingIdsOf(article).includes(fragment)
    ? `links to ${href}, which has no such heading`
    : null
}

export function linksOf(blocks: readonly ArticleBlock[]): string[] {
  return blocks.flatMap(inlinesOf).flatMap((inline) => (inline.type === 'link' ? [inline.href] : []))
}

function inlinesOf(block: ArticleBlock): readonly Inline[] {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
      return block.children
    case 'list':
      return block.items.flat()
    case 'table':
      return [block.head, ...block.rows].flat(2)
    case 'heading':
    case 'drawing':
    case 'live':
      return []
  }
}

/**
 * Returns differences between the two languages of an article: a reader who switches the language in the middle should
 * find the same content there.
 */
function differences(en: Article, hin: Article): string[] {
  const problems: string[] = []
  const compare = (what: string, of: (article: Article) => unknown) => {
    const [first, second] = [JSON.stringify(of(en)), JSON.stringify(of(hin))]
    if (first !== second) problems.push(`${what}: ${second}, but ${first} in English`)
  }
  for (const field of ['category', 'date', 'drawing', 'related'] as const) compare(field, ({ head }) => head[field])
  compare('headings', (article) => article.blocks().flatMap((block) => (block.type === 'heading' ? [block.level] : [])))
  compare('lines of facts', (article) =>
    article.blocks().flatMap((block) => (block.type === 'live' ? [block.kind] : [])),
  )
  compare('drawings', (article) =>
    article.blocks().flatMap((block) => (block.type === 'drawing' ? [block.drawing] : [])),
  )
  compare('rows of tables', (article) =>
    article.blocks().flatMap((block) => (block.type === 'table' ? [block.rows.length] : [])),
  )
  compare('links', (article) => linksOf(article.blocks()).toSorted())
  return problems
}
