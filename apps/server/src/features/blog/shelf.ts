import { type Language, languageTag, languages } from '@sankalp/contract'
import { type Blog, type BlogTeaser, getAllBlog } from '@sankalp/contract/blog'
import type { BlogCategory } from '@sankalp/contract/blog-keys'
import type { Article } from '@sankalp/content/articles/article'
import { type Articles } from '@sankalp/content/articles/open-articles'
import { readingMinutes } from '@sankalp/content/articles/plain-text'
import { houseAuthor } from '@sankalp/content/blog-texts'
import { createSearch } from './search.ts'

export type StillTeaser = Omit<BlogTeaser, 'views'>

/** All that is known of an article but how often it was read. */
export type OnShelf = { teaser: StillTeaser; content: string; json: string }

/** The first of the categories stands for all (docs/requirements B-2). */
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

/** The articles as the API gives them, and the search over them. */
export function createShelf(articles: Articles) {
  const shelves: Record<Language, Map<string, OnShelf>> = { en: new Map(), hin: new Map() }
  const search = createSearch()
  let indexing: Promise<void> | undefined

  function take(id: string, language: Language): OnShelf {
    let found = shelves[language].get(id)
    if (!found) shelves[language].set(id, (found = toShelf(articles.find(id, language)!)))
    return found
  }

  /** Every word of both languages, so that one of either script finds an article; with a pause after each, for it takes a while. */
  async function indexAll(): Promise<void> {
    for (const id of articles.ids) {
      const both = languages.map((language) => articles.find(id, language)!)
      search.add({
        id,
        fields: [
          both.map(({ head }) => head.title),
          both.map(({ head }) => head.subtitle),
          both.map(({ content }) => content),
        ],
      })
      await pause()
    }
  }

  /** The best first. */
  async function searchFor(q: string): Promise<readonly string[]> {
    await (indexing ??= indexAll())
    return search.find(q)
  }

  return {
    take,

    /** The ids that fit, in their order: the newest first, or the best of a search. */
    async find(asked: { category: BlogCategory; q: string }): Promise<readonly string[]> {
      const ids = asked.q === '' ? articles.ids : await searchFor(asked.q)
      return asked.category === everyArticle
        ? ids
        : ids.filter((id) => articles.find(id, 'en')!.head.category === asked.category)
    },

    /** Does now what would keep the first readers waiting. */
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

/** Lets others have their turn. */
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
    drawing: head.drawing,
    image: `/share/blog/${head.id}.png${language === 'hin' ? '?lng=hin' : ''}`,
    author: head.author ?? houseAuthor[language],
    date_posted: head.date,
    date: dateFormats[language].format(new Date(head.date)),
    reading_minutes: readingMinutes(words, language),
  }
  // Checked by the contract once, and written down for every list it will be in.
  const { blogs } = getAllBlog.reply.parse({
    blogs: [{ ...teaser, views: 0, content }],
    totalBlogs: 1,
    totalPages: 1,
    currentPage: 1,
  })
  const { views: _, ...still } = blogs[0]! satisfies Blog
  return { teaser, content, json: JSON.stringify(still).slice(0, -1) }
}
