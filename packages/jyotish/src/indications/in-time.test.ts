import { describe, expect, test } from 'vitest'
import { sky } from '../../test/sky.ts'
import { dashasAt } from '../dasha/periods.ts'
import { makeKundli } from '../kundli/kundli.ts'
import type { TimedKundli } from '../kundli/kundli.ts'
import type { EpochMs } from '../time/instants.ts'
import { asEpochMs } from '../time/instants.ts'
import type { Rashi } from '../zodiac/keys.ts'
import { findIndications } from './find-indications.ts'
import type { IndicationKey, SlowGraha } from './indication-types.ts'
import { slowGrahas } from './indication-types.ts'
import type { ReadingMoment } from './stays.ts'
import { lookAhead } from './stays.ts'
import type { ReadableKundli } from './view.ts'

const DAY_MS = 86_400_000
const at = (iso: string) => asEpochMs(Date.parse(iso))
const chennai = { latDeg: 13.0878, lonDeg: 80.2785, zone: 'Asia/Kolkata' }
const born = (year: number, month: number, day: number, time: { hour: number; minute: number } | null) =>
  makeKundli(sky, { date: { year, month, day }, time, place: chennai })
/** Makara rises, the Moon is in tula. */
const kundli = born(1996, 12, 7, { hour: 10, minute: 34 }) as TimedKundli
const now = at('2026-11-19T00:00:00Z')

const find = (of: ReadableKundli, moment: ReadingMoment, key: IndicationKey) =>
  findIndications(of, moment).find((each) => each.key === key)

describe('the sky of the coming year', () => {
  const { stays } = lookAhead(sky, now)

  test.each(slowGrahas)('%s is in one sign after another, without gaps', (graha) => {
    const own = stays.filter((stay) => stay.graha === graha)
    expect(own[0]!.span.from).toBe(now)
    expect(own.at(-1)!.span.to).toBe(now + 365 * DAY_MS)
    for (const [index, { span }] of own.slice(1).entries()) expect(span.from).toBe(own[index]!.span.to)
  })

  test('Saturn is in meena, then in mesha from 3 June 2027', () => {
    const saturn = stays.filter(({ graha }) => graha === 'saturn')
    expect(saturn[0]!.rashi).toBe('meena')
    expect(saturn[1]!.rashi).toBe('mesha')
    expect(new Date(saturn[1]!.span.from).toISOString().slice(0, 10)).toBe('2027-06-02')
  })
})

describe('transits', () => {
  const stay = (graha: SlowGraha, rashi: Rashi, fromDay = 0, toDay = 365) => ({
    graha,
    rashi,
    span: { from: (now + fromDay * DAY_MS) as EpochMs, to: (now + toDay * DAY_MS) as EpochMs },
  })
  const transits = (...stays: ReturnType<typeof stay>[]) =>
    findIndications(kundli, { atMs: now, stays }).filter(({ key }) => key.startsWith('transit/'))

  test('are counted from the Moon and from the lagna, and name the house of the drawn chart', () => {
    const [fromMoon, fromLagna, ...others] = transits(stay('rahu', 'kumbha'))
    expect(others).toEqual([])
    expect(fromMoon).toMatchObject({ key: 'transit/rahu-5', direction: 'strains', subject: 'children' })
    expect(fromMoon!.causes[0]).toMatchObject({ from: 'moon', house: 5, at: { grahas: ['moon'], houses: [2] } })
    expect(fromLagna).toMatchObject({ key: 'transit/rahu-2' })
    expect(fromLagna!.causes[0]).toMatchObject({ from: 'lagna', house: 2, at: { houses: [2] } })
    expect(fromMoon!.weight).toBeGreaterThan(fromLagna!.weight)
  })

  test('help in the houses of gochara, and bindus that say otherwise make them mixed', () => {
    const withBindus = (bindus: number): TimedKundli => {
      const { bhinna } = kundli.ashtakavarga
      const saturn = { ...bhinna.saturn, bindus: bhinna.saturn.bindus.map(() => bindus) }
      return { ...kundli, ashtakavarga: { ...kundli.ashtakavarga, bhinna: { ...bhinna, saturn } } }
    }
    // Dhanu is the third from tula, vrishchika the second.
    const moment = { atMs: now, stays: [stay('saturn', 'dhanu', 0, 100), stay('saturn', 'vrishchika', 100)] }
    const directions = (bindus: number) =>
      (['transit/saturn-3', 'transit/saturn-2'] as const).map((key) => find(withBindus(bindus), moment, key)!.direction)
    expect(directions(4)).toEqual(['supports', 'strains'])
    expect(directions(2)).toEqual(['mixed', 'strains'])
    expect(directions(6)).toEqual(['supports', 'mixed'])
  })

  test('Saturn next to the Moon weighs more than elsewhere', () => {
    const weight = (rashi: Rashi, key: string) =>
      transits(stay('saturn', rashi)).find((each) => each.key === key)!.weight
    expect(weight('kanya', 'transit/saturn-12')).toBeGreaterThan(weight('karka', 'transit/saturn-10'))
  })

  test('a sign entered twice is one indication with both stays', () => {
    const twice = transits(
      stay('jupiter', 'karka', 0, 50),
      stay('jupiter', 'simha', 50, 200),
      stay('jupiter', 'karka', 200),
    )
    const karka = twice.filter(({ key }) => key === 'transit/jupiter-10')
    expect(karka).toHaveLength(1)
    expect(karka[0]!.span).toEqual({ from: now, to: now + 365 * DAY_MS })
    expect(karka[0]!.causes.filter(({ kind }) => kind === 'transit')).toHaveLength(2)
  })
})

describe('periods', () => {
  const keysAt = (iso: string) =>
    findIndications(kundli, { atMs: at(iso), stays: [] }).filter(({ key }) => /^(?:antar)?dasha\//.test(key))

  test('are those that run, and those that begin within the year', () => {
    const [maha, antar] = dashasAt(kundli.vimshottari, now, 2)
    const found = keysAt('2026-11-19T00:00:00Z')
    expect(found[0]).toMatchObject({
      key: `dasha/${maha!.lord}-${kundli.planets[maha!.lord].house}`,
      span: { from: maha!.startMs, to: maha!.endMs },
    })
    expect(found[1]).toMatchObject({
      key: `antardasha/${maha!.lord}-${antar!.lord}`,
      span: { from: antar!.startMs, to: antar!.endMs },
    })
    for (const { span } of found) {
      expect(span!.to).toBeGreaterThan(now)
      expect(span!.from).toBeLessThan(now + 366 * DAY_MS)
    }
  })

  test('shortly before a mahadasha ends the next one is there too', () => {
    const { endMs, lord } = dashasAt(kundli.vimshottari, now, 1)[0]!
    const found = keysAt(new Date(endMs - 30 * DAY_MS).toISOString()).map(({ key }) => key)
    expect(found.filter((key) => key.startsWith('dasha/'))).toHaveLength(2)
    const next = kundli.vimshottari.mahadashas.find(({ startMs }) => startMs === endMs)!
    expect(found).toContain(`antardasha/${next.lord}-${next.lord}`)
    expect(found).toContain(`dasha/${lord}-${kundli.planets[lord].house}`)
  })

  test('end with the dashas of a long life', () => {
    expect(keysAt('2196-01-01T00:00:00Z')).toEqual([])
  })
})

describe('without a birth time', () => {
  const families = (of: ReadableKundli) =>
    new Set(findIndications(of, lookAhead(sky, now)).map(({ key }) => key.slice(0, key.indexOf('/'))))

  test('nothing that needs the lagna or the hour is told', () => {
    const untimed = born(1996, 12, 7, null)
    const told = families(untimed)
    for (const family of ['lagna-lord', 'moon-pada', 'dasha', 'antardasha']) expect(told).not.toContain(family)
    for (const family of ['graha-house', 'house-lord', 'strength', 'transit']) expect(told).toContain(family)
    for (const { causes } of findIndications(untimed, lookAhead(sky, now))) {
      for (const cause of causes) if ('from' in cause) expect(cause.from).toBe('moon')
    }
  })

  test('if the Moon changes its sign on that day, nothing counted from it is told', () => {
    const untimed = born(1996, 12, 9, null)
    if (untimed.timeKnown || untimed.moonOverDay.rashis.length !== 2) throw new Error('the Moon stays in one sign')
    const told = families(untimed)
    for (const family of ['graha-house', 'house-lord', 'transit', 'yoga']) expect(told).not.toContain(family)
    expect(told).toContain('strength')
  })

  test('what the sign of a graha says is left out on the day on which it changes', () => {
    // The Sun enters tula, its debilitation, on 17 October 2000.
    const suns = [16, 17, 18].map((day) => findIndications(born(2000, 10, day, null)).map(({ key }) => key))
    expect(suns.map((keys) => keys.includes('strength/sun-debilitated'))).toEqual([false, false, true])
  })
})
