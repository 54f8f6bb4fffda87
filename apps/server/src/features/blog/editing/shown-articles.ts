import type { Language } from '@sankalp/contract'
import type { Article } from '@sankalp/content/articles/article'
import { editArticle, textOf } from '@sankalp/content/articles/edit-article'
import type { Articles } from '@sankalp/content/articles/open-articles'
import type { Db } from '../../../platform/db/db.ts'
import type { Log } from '../../../platform/log.ts'
import { type EditRow, readEdits } from './editing.repository.ts'

type Needs = { db: Db; files: Articles; log: Log; onEdit: (articleId: string) => Promise<void> }

/** Keeps the articles as readers see them: the files, and in their place what an operator has edited. */
export function createShownArticles({ db, files, log, onEdit }: Needs) {
  /** Each edit is parsed once per version. `both` is null after a return to the original. */
  const edits = new Map<string, { version: number; both: Record<Language, Article> | null }>()
  const versionOf = (articleId: string) => edits.get(articleId)?.version ?? 0

  function open({ articleId, en, hin }: EditRow): Record<Language, Article> | null {
    if ((!en && !hin) || !files.ids.includes(articleId)) return null
    const original = filesOf(files, articleId)
    const { both, faults } = editArticle(original, { en: en ?? textOf(original.en), hin: hin ?? textOf(original.hin) })
    if (faults.length === 0) return both
    // A later release may refuse what was right when it was saved. Readers see the original then.
    log.error({ articleId, faults }, 'an edited article has faults')
    return null
  }

  return {
    articles: {
      ...files,
      find: (id, language) => edits.get(id)?.both?.[language] ?? files.find(id, language),
    } satisfies Articles,

    /** Loads the edits that are newer than those known here. */
    async follow(versions: ReadonlyMap<string, number>): Promise<void> {
      const newer = [...versions].flatMap(([id, version]) => (version > versionOf(id) ? [id] : []))
      if (newer.length === 0) return
      for (const row of await readEdits(db, newer)) {
        if (row.version <= versionOf(row.articleId)) continue
        edits.set(row.articleId, { version: row.version, both: open(row) })
        if (files.ids.includes(row.articleId)) await onEdit(row.articleId)
      }
    },
  }
}

export function filesOf(files: Articles, articleId: string): Record<Language, Article> {
  return { en: files.find(articleId, 'en')!, hin: files.find(articleId, 'hin')! }
}
