import { DomainError, notFound } from '@sankalp/contract'
import type { ArticleField } from '@sankalp/contract/article-rules'
import type { KeptArticleTexts, saveArticle } from '@sankalp/contract/blog-editing'
import type { Parsed } from '@sankalp/contract/endpoint'
import {
  type ArticleText,
  type KnownThings,
  checkEdit,
  editArticle,
  textOf,
  thingsIn,
} from '@sankalp/content/articles/edit-article'
import type { Articles } from '@sankalp/content/articles/open-articles'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../../platform/db/db.ts'
import { readStanding } from '../blog.repository.ts'
import { type EditTexts, readEdits, storeEdit } from './editing.repository.ts'
import { filesOf } from './shown-articles.ts'

export type EditingNeeds = {
  db: Db
  clock: Clock
  /** The files. */
  articles: Articles
  /** Has every process render its pages anew. */ siteChanged: (tx: Tx) => void
}
export type ArticleEditing = ReturnType<typeof createArticleEditing>

/** Creates the operators' service for editing articles. The files stay the originals. */
export function createArticleEditing({ db, clock, articles, siteChanged }: EditingNeeds) {
  let known: KnownThings | undefined

  async function show(on: Queryable, articleId: string): Promise<KeptArticleTexts> {
    if (!articles.ids.includes(articleId)) throw notFound()
    const [edit] = await readEdits(on, [articleId])
    const files = filesOf(articles, articleId)
    const standing = await readStanding(on)
    return {
      articleId,
      version: edit?.version ?? 0,
      ...toFields(edit?.en ?? textOf(files.en), edit?.hin ?? textOf(files.hin)),
      editedAt: edit?.en || edit?.hin ? edit.editedAt.toISOString() : null,
      isWithdrawn: standing.isWithdrawn(articleId),
    }
  }

  async function store(tx: Tx, articleId: string, texts: EditTexts, basedOn: number, by: string) {
    if (!(await storeEdit(tx, { articleId, ...texts, basedOn, at: clock.now(), by }))) {
      const { version, ...now } = await show(tx, articleId)
      throw new DomainError('CHANGED_MEANWHILE', { version, now })
    }
    siteChanged(tx)
    return show(tx, articleId)
  }

  return {
    getArticle: (articleId: string) => show(db, articleId),

    async saveArticle(
      tx: Tx,
      articleId: string,
      { version, ...fields }: Parsed<(typeof saveArticle)['body']>,
      by: string,
    ): Promise<KeptArticleTexts> {
      if (!articles.ids.includes(articleId)) throw notFound()
      const files = filesOf(articles, articleId)
      const texts = toTexts(fields)
      known ??= thingsIn(articles)
      const faults = checkEdit(editArticle(files, texts), articles, known)
      if (faults.length > 0) throw new DomainError('ARTICLE_FAULTY', { faults })
      // A language that was not changed follows its file, also when a release changes the file.
      const changed = (text: ArticleText, file: ArticleText) => (isSame(text, file) ? null : text)
      const stored = { en: changed(texts.en, textOf(files.en)), hin: changed(texts.hin, textOf(files.hin)) }
      return store(tx, articleId, stored, version, by)
    },

    async restoreArticle(tx: Tx, articleId: string, version: number, by: string): Promise<KeptArticleTexts> {
      if (!articles.ids.includes(articleId)) throw notFound()
      return store(tx, articleId, { en: null, hin: null }, version, by)
    },
  }
}

function isSame(one: ArticleText, other: ArticleText): boolean {
  return one.title === other.title && one.subtitle === other.subtitle && one.content === other.content
}

function toFields(en: ArticleText, hin: ArticleText): Record<ArticleField, string> {
  return {
    titleEn: en.title,
    subtitleEn: en.subtitle,
    contentEn: en.content,
    titleHin: hin.title,
    subtitleHin: hin.subtitle,
    contentHin: hin.content,
  }
}

function toTexts(fields: Record<ArticleField, string>) {
  // Browsers send the lines of a form with a carriage return.
  const markdown = (text: string) => text.replaceAll('\r\n', '\n')
  return {
    en: { title: fields.titleEn, subtitle: fields.subtitleEn, content: markdown(fields.contentEn) },
    hin: { title: fields.titleHin, subtitle: fields.subtitleHin, content: markdown(fields.contentHin) },
  }
}
