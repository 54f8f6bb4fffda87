import type { Language } from '@sankalp/contract'
import type { ArticleFault, ArticleField } from '@sankalp/contract/article-rules'
import type { Article } from './article.ts'
import { type PartFault, differencesOf, textFaults } from './check-articles.ts'
import { parseBody } from './markdown.ts'
import { type Articles, headingIdsOf } from './open-articles.ts'
import { contentOf, countWords } from './plain-text.ts'
import { createSlugs } from './slug.ts'

/** What an operator can edit of an article in one language. `content` is Markdown. */
export type ArticleText = { title: string; subtitle: string; content: string }
export type FieldFault = ArticleFault & { field: ArticleField }

/** An edited article in both languages, and the faults of its Markdown. */
export type EditedArticle = { both: Record<Language, Article>; faults: FieldFault[] }

export function textOf({ head, markdown }: Article): ArticleText {
  return { title: head.title, subtitle: head.subtitle, content: markdown.trim() }
}

/**
 * Puts texts in the place of those of the files. Both languages are parsed anew, because the fragments of Hindi headings
 * are made of the English words.
 */
export function editArticle(files: Record<Language, Article>, texts: Record<Language, ArticleText>): EditedArticle {
  const slug = createSlugs()
  const english = edit(files.en, texts.en, slug)
  const ids = headingIdsOf(english.article)
  const hindi = edit(files.hin, texts.hin, (_, at) => ids[at] ?? `part-${at + 1}`)
  return {
    both: { en: english.article, hin: hindi.article },
    faults: [
      ...english.faults.map((fault) => ({ ...fault, field: 'contentEn' as const })),
      ...hindi.faults.map((fault) => ({ ...fault, field: 'contentHin' as const })),
    ],
  }
}

function edit(file: Article, text: ArticleText, headingId: (words: string, at: number) => string) {
  const { blocks, faults } = parseBody(text.content, 1, headingId)
  const content = contentOf(blocks)
  const article: Article = {
    language: file.language,
    head: { ...file.head, title: text.title, subtitle: text.subtitle },
    content,
    markdown: text.content,
    words: countWords(content),
    blocks: () => blocks,
  }
  return { article, faults }
}

const fieldNames = {
  title: { en: 'titleEn', hin: 'titleHin' },
  subtitle: { en: 'subtitleEn', hin: 'subtitleHin' },
  content: { en: 'contentEn', hin: 'contentHin' },
} as const

/** Checks an edited article as `checkArticles` checks the files. */
export function checkEdit({ both, faults }: EditedArticle, articles: Articles, known: KnownThings): FieldFault[] {
  // Faults of the marks come first: without them the rest may be right.
  if (faults.length > 0) return faults
  const { id } = both.en.head
  const find: Articles['find'] = (of, language) => (of === id ? both[language] : articles.find(of, language))
  const all = { ...articles, find }
  return [
    ...[both.en, both.hin].flatMap((article) =>
      [...textFaults(article, all), ...sameTitle(article, all), ...unknownThings(article, known)].map(
        ({ part, ...fault }) => ({ ...fault, field: fieldNames[part][article.language] }),
      ),
    ),
    ...differencesOf(both.en, both.hin).map((fault) => ({ ...fault, field: 'contentHin' as const })),
  ]
}

function sameTitle({ head, language }: Article, articles: Articles): PartFault[] {
  const other = articles.ids.find((id) => id !== head.id && articles.find(id, language)?.head.title === head.title)
  return other === undefined ? [] : [{ part: 'title', code: 'sameTitle', what: other }]
}

/** The drawings and kinds of facts that exist. */
export type KnownThings = { drawings: ReadonlySet<string>; facts: ReadonlySet<string> }

/** Returns the drawings and facts that the files use: those exist, as the tests of the files check. */
export function thingsIn(articles: Articles): KnownThings {
  const drawings = new Set<string>()
  const facts = new Set<string>()
  for (const id of articles.ids) {
    const { head, blocks } = articles.find(id, 'en')!
    drawings.add(head.drawing)
    for (const block of blocks()) {
      if (block.type === 'drawing') drawings.add(block.drawing)
      if (block.type === 'live') facts.add(block.kind)
    }
  }
  return { drawings, facts }
}

function unknownThings(article: Article, { drawings, facts }: KnownThings): PartFault[] {
  return article.blocks().flatMap((block): PartFault[] => {
    if (block.type === 'drawing' && !drawings.has(block.drawing))
      return [{ part: 'content', code: 'pictureUnknown', what: block.drawing }]
    if (block.type === 'live' && !facts.has(block.kind))
      return [{ part: 'content', code: 'factsUnknown', what: block.kind }]
    return []
  })
}
