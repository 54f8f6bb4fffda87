import { randomUUID } from 'node:crypto'
import { DomainError, notFound } from '@sankalp/contract'
import type { Parsed } from '@sankalp/contract/endpoint'
import {
  type KundliReply,
  type SavedKundli,
  type generateKundali,
  type kundaliPdf,
  type saveKundali,
  savedKundlisPerUser,
} from '@sankalp/contract/kundli'
import { birthFromInput, toKundliReply } from '@sankalp/contract/kundli-reply'
import { type Sky, findLifeSadeSati, makeBirthChart, makeKundli } from '@sankalp/jyotish'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../platform/db/db.ts'
import type { PdfThread } from '../../platform/pdf/pdf-thread.ts'
import type { KundliPdfFacts } from './kundli-pdf.ts'
import { makePrintedReading } from './printed-reading.ts'
import * as repository from './kundli.repository.ts'
import { findOwn } from './own-chart.ts'

export type KundliNeeds = {
  db: Db
  clock: Clock
  sky: Sky
  pdfs: PdfThread
  /** Returns the birth day of the user's profile, YYYY-MM-DD; null while it has none. */
  findBirthDay: (tx: Queryable, userId: string) => Promise<string | null>
}

/** The module that makes the PDF, in its own thread. */
const printer = import.meta.resolve('./kundli-pdf.ts')

export type Kundli = ReturnType<typeof createKundli>

export function createKundli({ db, clock, sky, pdfs, findBirthDay }: KundliNeeds) {
  function makeReply(body: Parsed<(typeof generateKundali)['body']>): KundliReply {
    const birth = birthFromInput(body)
    pdfs.warm(printer)
    return toKundliReply(birth, makeBirthChart(sky, birth, body))
  }

  /** Makes the chart with all its details as a PDF. */
  async function makePdf({
    language,
    style,
    name,
    place,
    ...input
  }: Parsed<(typeof kundaliPdf)['body']>): Promise<Uint8Array<ArrayBuffer>> {
    const birth = birthFromInput(input)
    const kundli = makeKundli(sky, birth, input)
    const isMoonSure = kundli.timeKnown || kundli.moonOverDay.rashis.length === 1
    const { ayanamsa, epochMs } = kundli.birth
    const sadeSati = isMoonSure ? findLifeSadeSati(sky, kundli.chart.rashi.moon, epochMs, { ayanamsa }) : null
    const nowMs = clock.now().getTime()
    const facts: KundliPdfFacts = {
      language,
      style,
      name,
      place,
      birth,
      kundli,
      sadeSati,
      reading: await makePrintedReading(sky, kundli, language, nowMs),
      nowMs,
    }
    return pdfs.make(printer, facts)
  }

  async function listSaved(userId: string): Promise<SavedKundli[]> {
    return listIn(db, userId)
  }

  async function listIn(tx: Queryable, userId: string): Promise<SavedKundli[]> {
    const rows = await repository.listKundlis(tx, userId)
    const own = findOwn(rows, rows.some(({ isMarked }) => isMarked) ? null : await findBirthDay(tx, userId))
    return rows.map((row) => toSaved(row, row === own))
  }

  /** Returns one chart as it is stored now. */
  async function readIn(tx: Tx, userId: string, id: string): Promise<SavedKundli> {
    return (await listIn(tx, userId)).find(({ _id }) => _id === id)!
  }

  async function save(userId: string, body: Parsed<(typeof saveKundali)['body']>): Promise<SavedKundli> {
    // Throw for a birth that no chart can be computed from.
    birthFromInput(body)
    return db.transaction(async (tx) => {
      if (!(await repository.lockOwner(tx, userId))) throw notFound()
      const row = {
        ...body,
        id: randomUUID(),
        tzone: body.tzone ?? null,
        zone: body.zone ?? null,
        savedAt: clock.now(),
      }
      const same = await repository.findSame(tx, userId, row)
      if (same) return readIn(tx, userId, same.id)
      if ((await repository.countKundlis(tx, userId)) >= savedKundlisPerUser) {
        throw new DomainError('SAVED_KUNDALIS_FULL', { limit: savedKundlisPerUser })
      }
      await repository.insertKundli(tx, userId, row)
      return readIn(tx, userId, row.id)
    })
  }

  /** Renames a saved chart. If the new name makes it equal to another saved chart, that other one is deleted. */
  async function rename(userId: string, id: string, name: string): Promise<SavedKundli> {
    return db.transaction(async (tx) => {
      if (!(await repository.lockOwner(tx, userId))) throw notFound()
      const row = await repository.findKundli(tx, userId, id)
      if (!row) throw notFound()
      const same = await repository.findSame(tx, userId, { ...row, name })
      if (same && same.id !== id) await repository.deleteKundali(tx, userId, same.id)
      await repository.renameKundali(tx, id, name)
      if (same?.isMarked) await repository.markOwn(tx, userId, id)
      return readIn(tx, userId, id)
    })
  }

  async function chooseOwn(userId: string, id: string): Promise<SavedKundli> {
    return db.transaction(async (tx) => {
      if (!(await repository.lockOwner(tx, userId))) throw notFound()
      if (!(await repository.findKundli(tx, userId, id))) throw notFound()
      await repository.markOwn(tx, userId, id)
      return readIn(tx, userId, id)
    })
  }

  async function remove(userId: string, id: string): Promise<void> {
    if (!(await repository.deleteKundali(db, userId, id))) throw notFound()
  }

  return {
    makeReply,
    makePdf,
    listSaved,
    save,
    rename,
    chooseOwn,
    remove,
    eraseFor: (tx: Tx, userId: string) => repository.deleteAllOf(tx, userId),
  }
}

function toSaved(row: repository.KundliRow, isOwn: boolean): SavedKundli {
  const { id, name, gender, day, month, year, hour, min, lat, lon, tzone, zone, place, savedAt } = row
  return {
    _id: id,
    name,
    gender,
    day,
    month,
    year,
    hour,
    min,
    lat,
    lon,
    place,
    ...(tzone !== null && { tzone }),
    ...(zone !== null && { zone }),
    savedAt: savedAt.toISOString(),
    isOwn,
  }
}
