import { type Language, notFound, toRupees } from '@sankalp/contract'
import type { Acharya, getAllAcharya as getAllAcharyaEndpoint } from '@sankalp/contract/acharyas'
import { type AcharyaLanguage, type AcharyaSpeciality, favouritesPerPerson } from '@sankalp/contract/acharya-keys'
import { acharyaLanguageNames, acharyaSpecialityNames, acharyaTypeNames } from '@sankalp/content/acharyas-texts'
import type { Meant } from '@sankalp/contract/search/vocabulary'
import { searchText } from '@sankalp/contract/search/words'
import type { OnlineAcharya } from '@sankalp/contract/live/acharyas'
import { portraitOf } from '../../platform/illustrations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { type Page, pageOf } from '../../platform/paging.ts'
import { createUnderstand, narrowest } from '../../platform/search-meant.ts'
import * as favourites from './favourites.repository.ts'
import * as repository from './acharyas.repository.ts'
import type { z } from 'zod'

export type AcharyasNeeds = {
  db: Db
  clock: Clock
  /** The accounts of acharyas whose console is switched on. */
  onlineUserIds: () => readonly string[]
  /** Returns the online accounts that are in a consultation or have a pending request. */
  findBusy: () => Promise<readonly string[]>
  /** The figures that other features count for these acharyas: real ratings and paid sessions. */
  figuresOf: (acharyaIds: readonly string[]) => Promise<(acharyaId: string) => AcharyaFigures>
}
export type AcharyaFigures = Pick<Acharya, 'rating' | 'sessions' | 'replySeconds'>
type Now = { online: readonly string[]; busy: readonly string[]; figuresOf: (acharyaId: string) => AcharyaFigures }
type ListQuery = z.output<typeof getAllAcharyaEndpoint.query>
/** The data of an acharya as the catalogue receives it. */
export type AcharyaEntry = Omit<repository.NewAcharya, 'searchText'>
export type Acharyas = ReturnType<typeof createAcharyas>

export function createAcharyas({ db, clock, onlineUserIds, findBusy, figuresOf }: AcharyasNeeds) {
  const understand = createUnderstand(() => repository.listWords(db))

  async function getAllAcharya(asked: ListQuery, language: Language): Promise<Page<Acharya>> {
    const online = onlineUserIds()
    const { filter, by } = await whatIsAsked(asked)
    const total = await repository.countAcharyas(db, filter)
    return pageOf({ ...asked, total }, async (limit, offset) => {
      const rows = await repository.listAcharyas(db, filter, { by, online }, limit, offset)
      const now = await readNow(rows, online)
      return rows.map((row) => toAcharya(row, language, now))
    })
  }

  async function whatIsAsked({ keyword, speciality, language, gender, maxPrice, minRating, ids, sort }: ListQuery) {
    const chosen = {
      speciality: speciality ?? null,
      language: language ?? null,
      gender: gender ?? null,
      maxPaise: maxPrice === undefined ? null : maxPrice * 100,
      ids: ids ?? null,
    }
    const meant = await understand(keyword)
    const count = (parts: readonly Meant[]) => repository.countAcharyas(db, { ...chosen, meant: parts })
    const filter: repository.AcharyaFilter = {
      ...chosen,
      meant: meant.length > 1 ? (await narrowest(meant, count)).parts : meant,
    }
    if (minRating === undefined && sort !== 'rating') return { filter, by: sort }
    // Ratings belong to another feature: sort the matching ids by rating first, then read the page by id.
    const rated = await byRating(await repository.listIds(db, filter), minRating ?? 0)
    return { filter: { ...filter, ids: rated }, by: sort === 'rating' ? ('ids' as const) : sort }
  }

  /**
   * Keeps the ids with at least this rating and sorts the best first. If no minimum is given, ids without a rating come
   * last.
   */
  async function byRating(ids: readonly string[], least: number): Promise<string[]> {
    const figures = await figuresOf(ids)
    const ratingOf = (id: string) => figures(id).rating ?? 0
    return ids.filter((id) => ratingOf(id) >= least).toSorted((a, b) => ratingOf(b) - ratingOf(a))
  }

  async function getAcharyaById(id: string, language: Language): Promise<Acharya> {
    const row = await repository.findAcharya(db, id)
    if (!row) throw notFound()
    return toAcharya(row, language, await readNow([row], onlineUserIds()))
  }

  async function readNow(rows: readonly repository.AcharyaRow[], online: readonly string[]): Promise<Now> {
    const [busy, figures] = await Promise.all([findBusy(), figuresOf(rows.map(({ id }) => id))])
    return { online, busy, figuresOf: figures }
  }

  async function addFavourite(acharyaId: string, userId: string): Promise<void> {
    if (!(await repository.findAcharya(db, acharyaId))) throw notFound()
    await db.transaction((tx) => favourites.addFavourite(tx, acharyaId, userId, favouritesPerPerson, clock.now()))
  }

  /** Returns the listed acharyas among these accounts, as the live channel names them. */
  async function namesOf(userIds: readonly string[]): Promise<OnlineAcharya[]> {
    if (userIds.length === 0) return []
    const rows = await repository.findByUserIds(db, userIds)
    return rows.map((row) => ({ userId: row.userId, userName: userName(row), profilePic: picture(row) }))
  }

  function toAcharya(
    row: repository.AcharyaRow,
    language: Language,
    { online, busy, figuresOf: figures }: Now,
  ): Acharya {
    const profilePic = picture(row)
    return {
      _id: row.id,
      name: row.name[language],
      image: profilePic ?? 'false',
      portrait: portraitOf(row.portrait),
      astrologerType: acharyaTypeNames[row.astrologerType][language],
      experience: Math.max(0, clock.now().getUTCFullYear() - row.practisingSince),
      gender: row.gender,
      bio: row.bio[language],
      userId: row.userId,
      userName: userName(row),
      profilePic,
      chatPerMinutes: toRupees(row.chatPaisePerMinute),
      audioPerMinutes: toRupees(row.audioPaisePerMinute),
      videoPerMinutes: toRupees(row.videoPaisePerMinute),
      languages: row.languages.map((key) => acharyaLanguageNames[key][language]),
      specialities: row.specialities.map((key) => acharyaSpecialityNames[key][language]),
      ...figures(row.id),
      online: online.includes(row.userId),
      busy: busy.includes(row.userId),
    }
  }

  return {
    getAllAcharya,
    getAcharyaById,
    namesOf,
    getFavourites: (userId: string) => favourites.listFavourites(db, userId),
    addFavourite,
    removeFavourite: (acharyaId: string, userId: string) => favourites.removeFavourite(db, acharyaId, userId),
    eraseFor: async (tx: Tx, userId: string): Promise<void> => {
      await favourites.eraseFavourites(tx, userId)
      await repository.eraseAcharya(tx, userId, clock.now())
    },
    exportFor: async (userId: string) => ({
      acharya: await repository.readEntry(db, userId),
      favouriteAcharyas: await favourites.readFavourites(db, userId),
    }),
  }
}

/** Adds an acharya entry to an account. An existing entry stays unchanged. */
export async function addAcharya(tx: Tx, entry: AcharyaEntry, now: Date): Promise<void> {
  await repository.insertAcharya(tx, { ...entry, searchText: searchedOf(entry) }, now)
}

type Searched = { specialities: readonly AcharyaSpeciality[]; languages: readonly AcharyaLanguage[] }

/** Returns the text that a search for an acharya matches, in both languages, with the name first. */
export function searchedOf({
  name,
  astrologerType,
  specialities,
  languages,
}: Pick<AcharyaEntry, 'name' | 'astrologerType'> & Searched): string {
  const named = [
    acharyaTypeNames[astrologerType],
    ...specialities.map((key) => acharyaSpecialityNames[key]),
    ...languages.map((key) => acharyaLanguageNames[key]),
  ]
  return searchText(...[name, ...named].flatMap(({ en, hin }) => [en, hin]))
}

function picture({ pictureKey }: repository.AcharyaRow): string | null {
  return pictureKey && `/media/${pictureKey}`
}

function userName(row: repository.AcharyaRow): string {
  return row.userName ?? row.name.en
}
