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

/** By S1 the first of the categories is the choice of all. */
export const everyArticle: BlogCategory = 'Home'

const dateFormats = {
  en: new Intl.DateTimeFormat(languageTag.en, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  hin: new Intl.DateTimeFormat(`${languageTag.hin}-u-nu-latn`, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
}

/**
 * The articles as the API gives them, and the search over them. Texts are read here: one at a time with a pause for others
 * between two, for reading all of them takes a second.
 */
export function createShelf(articles: Articles) {
  const shelves: Record<Language, Map<string, OnShelf>> = { en: new Map(), hin: new Map() }
  let reading: Promise<void> | undefined
  const search = createSearch()

  function take(id: string, language: Language): OnShelf {
    let found = shelves[language].get(id)
    if (!found) shelves[language].set(id, (found = toShelf(articles.find(id, language)!)))
    return found
  }

  async function readEverything(): Promise<void> {
    for (const id of articles.ids) {
      for (const language of languages) {
        take(id, language)
        await pause()
      }
      search.add({ id, fields: fieldsOf(id) })
      await pause()
    }
  }

  /** Both languages, so that a word of either script finds an article. */
  function fieldsOf(id: string): string[][] {
    const both = languages.map((language) => take(id, language))
    return [both.map(({ teaser }) => teaser.title), both.map(({ teaser }) => teaser.subtitle), both.map(({ content }) => content)]
  }

  return {
    take,
    /** Reads what was not read yet; whoever needs all of it waits for this. */
    fill: () => (reading ??= readEverything()),

    /** The ids that fit, in their order: the newest first, or the best of a search. */
    async find(asked: { category: BlogCategory; q: string }): Promise<string[]> {
      await (reading ??= readEverything())
      const ids = asked.q === '' ? articles.ids : search.find(asked.q)
      if (asked.category === everyArticle) return [...ids]
      return ids.filter((id) => articles.find(id, 'en')!.head.category === asked.category)
    },
  }
}

/** Lets others have their turn. */
function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

function toShelf(article: Article): OnShelf {
  const { language, head } = article
  const { content, words } = article.text()
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
  const { blogs } = getAllBlog.reply.parse({ blogs: [{ ...teaser, views: 0, content }], totalBlogs: 1, totalPages: 1, currentPage: 1 })
  const { views: _, ...still } = blogs[0]! satisfies Blog
  return { teaser, content, json: JSON.stringify(still).slice(0, -1) }
}
