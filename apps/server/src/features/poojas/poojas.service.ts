import { type Language, notFound, toRupees } from '@sankalp/contract'
import { poojaTotalPaise } from '@sankalp/contract/pooja-price'
import type { PoojaConcern } from '@sankalp/contract/pooja-keys'
import type { Pooja, PoojaDetails } from '@sankalp/contract/poojas'
import { searchText } from '@sankalp/contract/search/words'
import { pictureOf } from '../../platform/illustrations.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { type Page, pageOf } from '../../platform/paging.ts'
import { createUnderstand, narrowest } from '../../platform/search-meant.ts'
import * as repository from './poojas.repository.ts'

export type PoojaQuery = {
  page: number
  pageSize: number
  keyword: string
  concern?: PoojaConcern | undefined
  festival?: string[] | undefined
  first?: string[] | undefined
}
/** A pooja as the catalogue defines it. */
export type PoojaEntry = Omit<repository.NewPooja, 'searchText'>
export type Poojas = ReturnType<typeof createPoojas>

export function createPoojas(db: Db) {
  const understand = createUnderstand(() => repository.listWords(db))

  async function getAllPooja(
    { page, pageSize, keyword, concern, festival = [], first = [] }: PoojaQuery,
    language: Language,
  ): Promise<Page<Pooja>> {
    const by = { festivals: festival, first, concern: concern ?? null }
    const { parts, total } = await narrowest(await understand(keyword), (meant) =>
      repository.countPoojas(db, { ...by, meant }),
    )
    const filter = { ...by, meant: parts }
    return pageOf({ page, pageSize, total }, async (limit, offset) => {
      const rows = await repository.listPoojas(db, filter, limit, offset)
      return rows.map((row) => toPooja(row, language))
    })
  }

  async function getPoojaById(id: string, language: Language): Promise<Pooja & { details: PoojaDetails | null }> {
    const row = await repository.findPooja(db, id, language)
    if (!row) throw notFound()
    return { ...toPooja(row, language), details: row.details }
  }

  /** Returns every pooja that has a page, for search engines and link previews. */
  const listPages = () => repository.listPages(db)

  return { getAllPooja, getPoojaById, listPages }
}

/** Adds a pooja. Leaves an existing one unchanged. */
export async function addPooja(tx: Tx, entry: PoojaEntry, now: Date): Promise<void> {
  await repository.insertPooja(tx, { ...entry, searchText: searchTextOf(entry) }, now)
}

/** Returns all the text by which a pooja can be found. */
export function searchTextOf({ name, description }: Pick<PoojaEntry, 'name' | 'description'>): string {
  return searchText(name.en, name.hin, description.en, description.hin)
}

function toPooja(row: repository.PoojaRow, language: Language): Pooja {
  const amount = toRupees(row.pricePaise)
  return {
    _id: row.id,
    pooja_name: row.name[language],
    image: row.imageKey && `/media/${row.imageKey}`,
    drawing: pictureOf('poojas', row),
    description: row.description[language],
    about: row.about[language],
    amount,
    pooja_price: amount,
    total_from: toRupees(poojaTotalPaise(row.pricePaise)),
    festivals: row.festivals,
    concerns: row.concerns,
    duration_minutes: row.durationMinutes,
  }
}
