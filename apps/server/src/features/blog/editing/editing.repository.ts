import type { Language } from '@sankalp/contract'
import type { ArticleText } from '@sankalp/content/articles/edit-article'
import type { Queryable, Tx } from '../../../platform/db/db.ts'

/** What an operator has written in place of the files; null in a language in which readers see the file. */
export type EditTexts = Record<Language, ArticleText | null>
export type EditRow = EditTexts & { articleId: string; version: number; editedAt: Date }

export function readEdits(db: Queryable, articleIds: readonly string[]): Promise<EditRow[]> {
  return db.query<EditRow>(
    'select article_id as "articleId", en, hin, version, edited_at as "editedAt" from article_edit where article_id = any ($1::text[])',
    [[...articleIds]],
  )
}

type NewEdit = EditTexts & { articleId: string; basedOn: number; at: Date; by: string }

/** Stores an edit and returns true, or false if its version is not the stored one. */
export async function storeEdit(tx: Tx, { articleId, en, hin, basedOn, at, by }: NewEdit): Promise<boolean> {
  const texts = [en && JSON.stringify(en), hin && JSON.stringify(hin)]
  // A first edit has version 0. Of two at the same time the second waits here, and then finds another version.
  const rows =
    basedOn === 0
      ? await tx.query(
          `insert into article_edit (article_id, en, hin, version, edited_at, edited_by) values ($1, $2::jsonb, $3::jsonb, 1, $4, $5)
             on conflict do nothing returning version`,
          [articleId, ...texts, at, by],
        )
      : await tx.query(
          `update article_edit set en = $2::jsonb, hin = $3::jsonb, version = version + 1, edited_at = $4, edited_by = $5
            where article_id = $1 and version = $6 returning version`,
          [articleId, ...texts, at, by, basedOn],
        )
  return rows.length > 0
}
