import { type Language, languageTag, languages } from '@sankalp/contract'
import type { BlogTeaser } from '@sankalp/contract/blog'
import type { BlogCategory } from '@sankalp/contract/blog-keys'
import type { Article } from '@sankalp/content/articles/article'
import { type Articles } from '@sankalp/content/articles/open-articles'
import { readingMinutes } from '@sankalp/content/articles/plain-text'
import { houseAuthor } from '@sankalp/content/blog-texts'
import { coverOf } from '../../platform/illustrations.ts'
import { createSearch } from './search.ts'

export type StillTeaser = Omit<BlogTeaser, 'views'>

/** An article as listed, without its view count. */
export type OnShelf = { teaser: StillTeaser; content: string }

/** The first category contains all articles (docs/requirements B-2). */
export const everyArticle: BlogCategory = 'Home'

const dateFormats = {
  en: new Intl.DateTimeFormat(languageTag.en, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  hin: new Intl.DateTimeFormat(`${languageTag.hin}-u-nu-latn`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }),
}

/** Holds the articles as the API returns them, and the search over them. */
export function createShelf(articles: Articles) {
  /** By article, because an edited one is a new object. */
  const shelf = new WeakMap<Article, OnShelf>()
  const search = createSearch()
  let indexing: Promise<void> | undefined

  function take(id: string, language: Language): OnShelf {
    const article = articles.find(id, language)!
    let found = shelf.get(article)
    if (!found) shelf.set(article, (found = toShelf(article)))
    return found
  }

  /**
   * Indexes every word of both languages, so that either script finds an article. Pauses after each article, because
   * indexing takes a while.
   */
  async function indexAll(): Promise<void> {
    for (const id of articles.ids) {
      index(id)
      await pause()
    }
  }

  function index(id: string): void {
    const both = languages.map((language) => articles.find(id, language)!)
    search.add({
      id,
      fields: [
        both.map(({ head }) => head.title),
        both.map(({ head }) => head.subtitle),
        both.map(({ content }) => content),
      ],
    })
  }

  /** Returns the matches, best first. */
  async function searchFor(q: string): Promise<readonly string[]> {
    await (indexing ??= indexAll())
    return search.find(q)
  }

  return {
    take,

    /** Lets the search find an edited article by its new words. */
    async indexAgain(id: string): Promise<void> {
      // An article that is edited before the first search is indexed with all others.
      if (!indexing) return
      await indexing
      index(id)
    },

    /** Returns the matching ids in order: the newest first, or the best matches of a search first. */
    async find(asked: { category: BlogCategory; q: string }): Promise<readonly string[]> {
      const ids = asked.q === '' ? articles.ids : await searchFor(asked.q)
      return asked.category === everyArticle
        ? ids
        : ids.filter((id) => articles.find(id, 'en')!.head.category === asked.category)
    },

    /** Does the work ahead that would otherwise delay the first readers. */
    async warm(): Promise<void> {
      await (indexing ??= indexAll())
      for (const id of articles.ids) {
        for (const language of languages) {
          articles.find(id, language)!.blocks()
          await pause()
        }
      }
    },
  }
}

/** Yields to other work. */
function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

function toShelf(article: Article): OnShelf {
  const { language, head, content, words } = article
  const teaser: StillTeaser = {
    _id: head.id,
    title: head.title,
    subtitle: head.subtitle,
    category: head.category,
    drawing: coverOf(head.id, head.drawing),
    image: `/share/blog/${head.id}.png${language === 'hin' ? '?lng=hin' : ''}`,
    author: head.author ?? houseAuthor[language],
    date_posted: head.date,
    date: dateFormats[language].format(new Date(head.date)),
    reading_minutes: readingMinutes(words, language),
  }
  return { teaser, content }
}
