import { type Language, languages } from '@sankalp/contract'
import { type ArticleFault, type ArticlePart, articleLengths } from '@sankalp/contract/article-rules'
import { type BlogCategory, blogCategories } from '@sankalp/contract/blog-keys'
import { articleFaultText } from '../article-fault-texts.ts'
import type { Article, ArticleBlock, Fault, Inline } from './article.ts'
import { type Articles, headingIdsOf } from './open-articles.ts'
import { contentOf } from './plain-text.ts'

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
    const [en, hin] = [articles.find(id, 'en')!, articles.find(id, 'hin')!]
    for (const problem of headDifferences(en, hin)) tell(id, 'hin', problem)
    for (const fault of differencesOf(en, hin)) tell(id, 'hin', articleFaultText(fault, 'en'))
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
  const { head } = article
  const problems: string[] = []
  if (!isRealDate(head.date)) problems.push(`${head.date} is no date`)
  if (head.date > today) problems.push(`${head.date} is not yet`)
  if (new Set(head.related).size !== head.related.length || head.related.length < leastRelated)
    problems.push('names too few related articles')
  for (const related of head.related) {
    if (related === head.id) problems.push('is related to itself')
    else if (!articles.ids.includes(related)) problems.push(`is related to ${related}, which is not there`)
  }
  return [...problems, ...textFaults(article, articles).map((fault) => articleFaultText(fault, 'en'))]
}

export type PartFault = ArticleFault & { part: 'title' | 'subtitle' | 'content' }

/** Returns the faults of an article's texts, apart from those of its marks. */
export function textFaults(article: Article, articles: Articles): PartFault[] {
  const { head, language } = article
  const blocks = article.blocks()
  const faults: PartFault[] = []
  const length = (part: PartFault['part'], code: 'words' | 'title' | 'subtitle', count: number) => {
    const { least, most } = articleLengths[code]
    if (count < least || count > most) faults.push({ part, code, count })
  }
  length('title', 'title', head.title.length)
  length('subtitle', 'subtitle', head.subtitle.length)
  length('content', 'words', article.words)
  if (contentOf(blocks) !== article.content) faults.push({ part: 'content', code: 'marksLeft' })
  if (blocks[0]?.type !== 'paragraph') faults.push({ part: 'content', code: 'firstParagraph' })
  for (const href of linksOf(blocks)) {
    const code = faultOfLink(href, language, articles)
    if (code) faults.push({ part: 'content', code, what: href })
  }
  return faults
}

function isRealDate(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    new Date(text).toString() !== 'Invalid Date' &&
    new Date(text).toISOString().startsWith(text)
  )
}

/** Checks a link to an article, and to a heading in it. The site checks links to other pages. */
function faultOfLink(href: string, language: Language, articles: Articles): 'linkMissing' | 'linkHeading' | null {
  const [, id, fragment] = /^\/blog\/([^/?#]+)(?:#(.*))?$/.exec(href) ?? []
  if (id === undefined) return null
  const article = articles.find(id, language)
  if (!article) return 'linkMissing'
  return fragment !== undefined && !headingIdsOf(article).includes(fragment) ? 'linkHeading' : null
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

function headDifferences(en: Article, hin: Article): string[] {
  return (['category', 'date', 'drawing', 'related'] as const).flatMap((field) => {
    const [first, second] = [JSON.stringify(en.head[field]), JSON.stringify(hin.head[field])]
    return first === second ? [] : [`${field}: ${second}, but ${first} in English`]
  })
}

/** What both languages of an article have in the same number and order. */
const commonParts: Record<ArticlePart, (article: Article) => string[]> = {
  headings: (article) =>
    article.blocks().flatMap((block) => (block.type === 'heading' ? ['#'.repeat(block.level)] : [])),
  facts: (article) => article.blocks().flatMap((block) => (block.type === 'live' ? [block.kind] : [])),
  drawings: (article) => article.blocks().flatMap((block) => (block.type === 'drawing' ? [block.drawing] : [])),
  rows: (article) => article.blocks().flatMap((block) => (block.type === 'table' ? [String(block.rows.length)] : [])),
  links: (article) => linksOf(article.blocks()).toSorted(),
}

/**
 * Returns differences between the two languages of an article: a reader who switches the language in the middle should
 * find the same content there.
 */
export function differencesOf(en: Article, hin: Article): ArticleFault[] {
  return Object.entries(commonParts).flatMap(([part, of]): ArticleFault[] => {
    const [first, second] = [of(en), of(hin)]
    if (first.join(' ') === second.join(' ')) return []
    // Of many links name only those that differ.
    const only = (some: string[], others: string[]) => (part === 'links' ? without(some, others) : some).join(', ')
    const differs = { part: part as ArticlePart, en: only(first, second), hin: only(second, first) }
    return [{ code: 'differs', differs }]
  })
}

/** Returns what is left of a list without the elements of another, each taken away once. */
function without(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return some.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
