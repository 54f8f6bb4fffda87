import type { EpochMs } from '@sankalp/jyotish'
import { readSaturn, readSky } from '@sankalp/jyotish/node'
import { expect, test } from 'vitest'
import { ashaOfKolkata } from '../../../shared/birth/births.fake.ts'
import { defaultSettings } from '../../../shared/birth/chart-settings.ts'
import { type Reading, decadesOf, makeReading } from '../../../shared/sky/reading.ts'
import { doshaVerdict } from './dosha-verdict.ts'

const now = Date.UTC(2026, 10, 19) as EpochMs
const made = makeReading(readSky(decadesOf(ashaOfKolkata)), readSaturn(), ashaOfKolkata, defaultSettings)

type Doshas = Reading['kundli']['doshas']
type Found = { [Name in keyof Doshas]?: Partial<Doshas[Name]> }

/** A chart with these doshas; all others are absent. */
function chartWith({ mangal, kaalSarp, pitra }: Found, sadeSati = made.sadeSati): Reading {
  const doshas: Doshas = {
    mangal: { ...made.kundli.doshas.mangal, present: false, effective: false, ...mangal },
    kaalSarp: { ...made.kundli.doshas.kaalSarp, degree: null, ...kaalSarp },
    pitra: { ...made.kundli.doshas.pitra, present: false, ...pitra },
  }
  return { ...made, sadeSati, kundli: { ...made.kundli, doshas } }
}

const none = { ...made.sadeSati, rounds: [], dhaiyas: [] }

test('names what is absent once', () => {
  expect(doshaVerdict(chartWith({}, none), now)).toEqual({
    absent: ['mangal', 'kaalSarp', 'pitra', 'sadeSati'],
    present: [],
  })
})

test('a dosha that is undone is not said as one that counts, and a partial Kaal Sarp is none', () => {
  const found: Found = { mangal: { present: true }, kaalSarp: { degree: 'partial' }, pitra: { present: true } }
  expect(doshaVerdict(chartWith(found, none), now)).toEqual({
    absent: ['kaalSarp', 'sadeSati'],
    present: [{ kind: 'mangalUndone' }, { kind: 'pitra' }],
  })
  const { present } = doshaVerdict(
    chartWith({ mangal: { present: true, effective: true }, kaalSarp: { degree: 'full' } }, none),
    now,
  )
  expect(present).toEqual([{ kind: 'mangal' }, { kind: 'kaalSarp' }])
})

test('Sade Sati and the dhaiya come with their end', () => {
  const round = made.sadeSati.rounds[0]!
  const [period] = round.periods
  const during = (period!.startMs + 1) as EpochMs
  expect(doshaVerdict(chartWith({}), during).present).toEqual([
    expect.objectContaining({ kind: 'sadeSati', phase: period!.phase, endMs: period!.endMs }),
  ])
  const dhaiya = made.sadeSati.dhaiyas[0]!
  expect(doshaVerdict(chartWith({}), (dhaiya.startMs + 1) as EpochMs).present).toEqual([
    { kind: 'dhaiya', endMs: dhaiya.endMs },
  ])
})

test('says nothing of Sade Sati if the Moon changed its sign on a day without a time', () => {
  const untimed = makeReading(
    readSky(decadesOf(ashaOfKolkata)),
    readSaturn(),
    { ...ashaOfKolkata, time: null },
    defaultSettings,
  )
  if (untimed.kundli.timeKnown) throw new Error('the time was left out')
  const [sign] = untimed.kundli.moonOverDay.rashis
  const changing = { ...untimed.kundli.moonOverDay, rashis: [sign!, { ...sign!, key: 'kumbha' as const }] }
  const { absent, present } = doshaVerdict({ ...untimed, kundli: { ...untimed.kundli, moonOverDay: changing } }, now)
  expect(absent).not.toContain('sadeSati')
  expect(present.map(({ kind }) => kind)).not.toContain('sadeSati')
})
