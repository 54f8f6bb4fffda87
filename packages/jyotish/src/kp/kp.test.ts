import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import published from '../../fixtures/kp/charts.json' with { type: 'json' }
import table from '../../fixtures/kp/subs.json' with { type: 'json' }
import { sky } from '../../test/sky.ts'
import { wrap180 } from '../angles.ts'
import { vimshottariSystem } from '../dasha/vimshottari.ts'
import { bhavaOf } from '../earth/houses.ts'
import { makeKundli } from '../kundli/kundli.ts'
import type { Birth } from '../kundli/birth-chart.ts'
import type { KundliOptions, TimedKundli } from '../kundli/kundli.ts'
import { nakshatraLord, grahas, rashiLord } from '../zodiac/keys.ts'
import { nakshatraOf, rashiOf } from '../zodiac/division.ts'
import { KP_NUMBERS, kpLordsOf, kpSubOfNumber, kpSubs, makeKp } from './index.ts'
import { findRulingPlanets } from './ruling-planets.ts'

const secondsOf = (text: string) => {
  const [degrees, minutes, seconds] = text.split(':').map(Number)
  return degrees! * 3600 + minutes! * 60 + seconds!
}
const anyLongitude = fc.double({ min: -720, max: 720, noNaN: true })

describe('the 249 subs', () => {
  test.each(table.rows)('number %i is in rashi %i from %s to %s', (number, rashi, from, to, star, sub) => {
    const found = kpSubOfNumber(number as number)
    const base = (rashi as number) * 30 * 3600
    expect(Math.round(found.startDeg * 3600) - base).toBe(secondsOf(from as string))
    expect(Math.round(found.endDeg * 3600) - base).toBe(secondsOf(to as string))
    expect(found).toMatchObject({ star, sub })
  })

  test('cover the circle without a gap, each within one rashi', () => {
    expect(kpSubs).toHaveLength(KP_NUMBERS)
    expect(kpSubs[0]!.startDeg).toBe(0)
    expect(kpSubs.at(-1)!.endDeg).toBe(360)
    for (const [index, { number, startDeg, endDeg, rashi, star }] of kpSubs.entries()) {
      expect(number).toBe(index + 1)
      if (index > 0) expect(startDeg).toBe(kpSubs[index - 1]!.endDeg)
      const middleDeg = (startDeg + endDeg) / 2
      expect(rashiOf(startDeg)).toBe(rashi)
      expect(rashiOf(endDeg - 1e-9)).toBe(rashi)
      expect(nakshatraLord(nakshatraOf(middleDeg))).toBe(star)
    }
  })

  test('give every lord the share of the circle that it has of the dasha', () => {
    for (const [lord, years] of Object.entries(vimshottariSystem.years)) {
      const own = kpSubs.filter(({ sub }) => sub === lord)
      const widthDeg = own.reduce((sum, { startDeg, endDeg }) => sum + endDeg - startDeg, 0)
      expect(widthDeg).toBeCloseTo(years * 3, 9)
    }
  })

  test.each([0, 250, 1.5, Number.NaN])('have no number %f', (number) => {
    expect(() => kpSubOfNumber(number)).toThrow(/number/)
  })
})

describe('the lords of a longitude', () => {
  test.each(published.lords.rows)(
    '%s in rashi %i at %i°%i′ are the printed ones',
    (_, rashi, degrees, minutes, star, sub) => {
      const lonDeg = (rashi as number) * 30 + (degrees as number) + (minutes as number) / 60
      expect(kpLordsOf(lonDeg)).toMatchObject({ star, sub })
    },
  )

  test('are those of its sub, which begins with its first degree', () => {
    for (const { startDeg, endDeg, rashiLord: rashi, star, sub } of kpSubs) {
      for (const lonDeg of [startDeg, (startDeg + endDeg) / 2, endDeg - 1e-9]) {
        expect(kpLordsOf(lonDeg)).toMatchObject({ rashi, star, sub })
      }
    }
  })

  test('agree with rashi and nakshatra anywhere on the circle', () => {
    fc.assert(
      fc.property(anyLongitude, (lonDeg) => {
        const { rashi, star } = kpLordsOf(lonDeg)
        expect(rashi).toBe(rashiLord(rashiOf(lonDeg)))
        expect(star).toBe(nakshatraLord(nakshatraOf(lonDeg)))
      }),
    )
  })

  test('have sub-subs that begin with the lord of the sub and follow the dasha', () => {
    // Ketu's sub of Ashwini is 46′40″ wide: Ketu has 7 of 120 parts of it, 163″, then Venus 467″.
    expect(kpLordsOf(0).subSub).toBe('ketu')
    expect(kpLordsOf(163 / 3600).subSub).toBe('ketu')
    expect(kpLordsOf(164 / 3600).subSub).toBe('venus')
    expect(kpLordsOf(629 / 3600).subSub).toBe('venus')
    expect(kpLordsOf(631 / 3600).subSub).toBe('sun')
    // The last of all is in Saturn's sub of Revati, whose ninth part is Jupiter's.
    expect(kpLordsOf(359.9999).subSub).toBe('jupiter')
  })
})

const agraPlace = { latDeg: published.agra.latDeg, lonDeg: published.agra.lonDeg, zone: 'Asia/Kolkata' }
const agraBirth: Birth = { date: { year: 2009, month: 1, day: 13 }, time: { hour: 12, minute: 0 }, place: agraPlace }

function timedKundli(birth: Birth, options?: KundliOptions): TimedKundli {
  const kundli = makeKundli(sky, birth, options)
  if (!kundli.timeKnown) throw new Error('expected a birth with its time')
  return kundli
}

describe('a published chart', () => {
  const kp = makeKp(timedKundli(agraBirth), agraPlace)!

  test.each(published.agra.cusps)(
    'has cusp %i in rashi %i at %i° %i′ %i″',
    (house, rashi, degrees, minutes, seconds) => {
      const printedDeg = rashi * 30 + degrees + minutes / 60 + seconds / 3600
      const apartArcmin = Math.abs(wrap180(kp.houses[house - 1]!.cuspDeg - printedDeg)) * 60
      expect(apartArcmin).toBeLessThan(published.agra.toleranceArcmin)
    },
  )

  test('has the printed occupants and significators', () => {
    for (const [house, occupants] of Object.entries(published.agra.occupants)) {
      expect(kp.houses[Number(house) - 1]!.significators.occupants).toEqual(occupants)
    }
    expect(kp.houses[5]!.significators).toMatchObject(published.agra.sixth)
  })

  test('is the same whatever ayanamsa the chart itself has', () => {
    const raman = makeKp(timedKundli(agraBirth, { ayanamsa: 'raman' }), agraPlace)!
    for (const graha of grahas) {
      expect(Math.abs(wrap180(raman.grahas[graha].lonDeg - kp.grahas[graha].lonDeg))).toBeLessThan(1e-9)
      expect(raman.grahas[graha].lords).toEqual(kp.grahas[graha].lords)
    }
  })
})

test('houses and grahas tell the same significators', () => {
  const kp = makeKp(timedKundli(agraBirth), agraPlace)!
  const startDeg = kp.houses.map(({ cuspDeg }) => cuspDeg)
  for (const { house, significators } of kp.houses) {
    for (const graha of grahas) {
      const { signifies, lonDeg } = kp.grahas[graha]
      expect(signifies.occupies).toBe(bhavaOf(lonDeg, { startDeg }))
      expect(significators.occupants.includes(graha)).toBe(signifies.occupies === house)
      expect(significators.inStarOfOccupant.includes(graha)).toBe(signifies.starOccupies === house)
      expect(significators.inStarOfOwner.includes(graha)).toBe(signifies.starOwns.includes(house))
      expect(significators.owner === graha).toBe(signifies.owns.includes(house))
    }
  }
})

test('a node acts for the company in its sign, for those that aspect it, and for its lords', () => {
  const { nodes } = makeKp(timedKundli(agraBirth), agraPlace)!
  // Rahu in makara with Mercury and Jupiter, opposite to the Moon and Ketu; Mars in dhanu aspects karka as the eighth.
  expect(nodes.rahu).toEqual({
    joinedBy: ['mercury', 'jupiter'],
    aspectedBy: ['moon'],
    starLord: 'moon',
    rashiLord: 'saturn',
  })
  expect(nodes.ketu).toEqual({
    joinedBy: ['moon'],
    aspectedBy: ['mars', 'mercury', 'jupiter'],
    starLord: 'saturn',
    rashiLord: 'moon',
  })
})

describe('ruling planets', () => {
  test('are the lords of lagna, Moon and weekday of a printed moment (Bansal, Krishnamurthy Paddhati, chapter 6: the trunk call)', () => {
    // Lagna in tula in Jupiter's star, the Moon in makara in the Sun's star, a Sunday.
    const found = findRulingPlanets({
      ascendantDeg: 6 * 30 + 25,
      lonDeg: { moon: 9 * 30 + 5, rahu: 60, ketu: 240 },
      dayLord: 'sun',
    })
    expect(new Set(found.inOrder)).toEqual(new Set(['sun', 'saturn', 'venus', 'jupiter']))
    expect(found.inOrder[0]).toBe('jupiter')
    // Ketu stands in dhanu, a sign of Jupiter; Rahu in mithuna of Mercury, who does not rule here.
    expect(found.nodes).toEqual(['ketu'])
  })

  test('before sunrise have the lord of the day before', () => {
    const early = timedKundli({ ...agraBirth, time: { hour: 4, minute: 0 } })
    expect(makeKp(early, agraPlace)!.ruling.day).toBe('moon')
    expect(makeKp(timedKundli(agraBirth), agraPlace)!.ruling.day).toBe('mars')
  })
})

describe('a prashna by number', () => {
  const kundli = timedKundli(agraBirth)

  test('has its lagna where the numbered part begins, and the grahas and rulers of the moment', () => {
    const moment = makeKp(kundli, agraPlace)!
    for (let number = 1; number <= KP_NUMBERS; number += 1) {
      const kp = makeKp(kundli, agraPlace, number)!
      const { startDeg, star, sub } = kpSubOfNumber(number)
      expect(kp.houses[0]!.cuspDeg).toBe(startDeg)
      expect(kpLordsOf(startDeg)).toMatchObject({ star, sub })
      expect(kp.houses[0]!.lords).toMatchObject({ star, sub })
      expect(kp.grahas.moon.lonDeg).toBe(moment.grahas.moon.lonDeg)
      expect(kp.ruling).toEqual(moment.ruling)
    }
  })

  test('has the other cusps of the moment at which its lagna rises', () => {
    const later = timedKundli({ ...agraBirth, time: { hour: 12, minute: 1 } })
    const rising = makeKp(later, agraPlace)!
    const number = kpSubs.find(({ startDeg, endDeg }) => {
      const lagnaDeg = rising.houses[0]!.cuspDeg
      return lagnaDeg >= startDeg && lagnaDeg < endDeg
    })!.number
    const kp = makeKp(kundli, agraPlace, number)!
    const earlierDeg = rising.houses[0]!.cuspDeg - kp.houses[0]!.cuspDeg
    for (const [index, { cuspDeg }] of kp.houses.entries()) {
      const apartDeg = wrap180(rising.houses[index]!.cuspDeg - cuspDeg)
      expect(apartDeg).toBeGreaterThanOrEqual(0)
      expect(apartDeg).toBeLessThan(earlierDeg * 1.5 + 1e-6)
    }
  })
})

test('is not made inside the polar circles', () => {
  const place = { latDeg: 69.65, lonDeg: 18.96, zone: 'Europe/Oslo' }
  const kundli = timedKundli({ date: { year: 1990, month: 6, day: 21 }, time: { hour: 12, minute: 0 }, place })
  expect(makeKp(kundli, place)).toBeNull()
  expect(makeKp(kundli, place, 100)).toBeNull()
})
