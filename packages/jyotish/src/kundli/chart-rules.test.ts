import { describe, expect, test } from 'vitest'
import published from '../../fixtures/kundli/friendship.json' with { type: 'json' }
import type { Positions } from '../ephemeris/positions.ts'
import { JyotishError } from '../errors.ts'
import type { Graha } from '../zodiac/keys.ts'
import { grahasAspecting } from './aspects.ts'
import type { SevenGraha } from './chart.ts'
import { houseOf, lordOfHouse, makeChart, makeChartFromRashis, mapGrahas, rashiOfHouse, sevenGrahas } from './chart.ts'
import { isCombust } from './combustion.ts'
import { dignityOf } from './dignity.ts'
import { compoundTie, naturalTie, panchadhaMaitri, temporaryTie } from './friendship.ts'
import { isBenefic } from './nature.ts'

/** The chart of Rama as printed by P. V. R. Narasimha Rao: lagna karka. */
const rama = makeChartFromRashis(
  { sun: 0, moon: 3, mars: 9, mercury: 1, jupiter: 3, venus: 11, saturn: 6, rahu: 8, ketu: 2 },
  3,
)

/** Places every graha at 0° of mesha except those given, in degrees. */
const chartAt = (lonDeg: Partial<Record<Graha, number>>) =>
  makeChart(
    mapGrahas((graha) => lonDeg[graha] ?? 0),
    0,
  )

describe('friendship', () => {
  test.each(sevenGrahas)('%s regards the six others as the table says', (of) => {
    const { friends, neutral, enemies } = published.natural[of]
    const expected = [
      ...friends.map((other) => [other, 'friend']),
      ...neutral.map((other) => [other, 'neutral']),
      ...enemies.map((other) => [other, 'enemy']),
    ]
    expect(expected).toHaveLength(6)
    for (const [other, tie] of expected) expect(naturalTie(of, other as SevenGraha), other).toBe(tie)
  })

  test('the Sun of Rama has five temporary friends among the seven', () => {
    const friends = sevenGrahas.filter((other) => temporaryTie(rama, 'sun', other) === 'friend')
    expect(friends).toEqual(['moon', 'mars', 'mercury', 'jupiter', 'venus'])
  })

  test('natural and temporary friendship combine to five grades', () => {
    expect(compoundTie(rama, 'sun', 'moon')).toBe('great-friend') // friend, and for the time
    expect(compoundTie(rama, 'sun', 'mercury')).toBe('friend') // neutral, and a friend for the time
    expect(compoundTie(rama, 'sun', 'venus')).toBe('neutral') // an enemy, but a friend for the time
    expect(compoundTie(rama, 'jupiter', 'saturn')).toBe('friend')
    expect(compoundTie(rama, 'sun', 'saturn')).toBe('great-enemy')
    expect(compoundTie(rama, 'moon', 'mars')).toBe('enemy') // neutral, and an enemy for the time
  })

  test('the whole table has a row of six for each of the seven', () => {
    const maitri = panchadhaMaitri(rama)
    for (const graha of sevenGrahas) expect(Object.keys(maitri[graha])).toHaveLength(6)
    expect(maitri.sun.saturn).toEqual({ natural: 'enemy', temporary: 'enemy', compound: 'great-enemy' })
  })
})

describe('dignity', () => {
  test('five are exalted in the chart of Rama, and the Moon is in its own sign', () => {
    const exalted = sevenGrahas.filter((graha) => dignityOf(rama, graha) === 'exalted')
    expect(exalted).toEqual(['sun', 'mars', 'jupiter', 'venus', 'saturn'])
    expect(dignityOf(rama, 'moon')).toBe('own')
  })

  test.each<[Graha, number, string | null]>([
    ['mercury', 160, 'exalted'], // kanya: exalted to 15°, moolatrikona to 20°, then at home
    ['mercury', 167, 'moolatrikona'],
    ['mercury', 175, 'own'],
    ['moon', 32, 'exalted'], // vrishabha: the first three degrees, then moolatrikona
    ['moon', 33, 'moolatrikona'],
    ['sun', 125, 'moolatrikona'],
    ['sun', 145, 'own'],
    ['sun', 185, 'debilitated'],
    ['saturn', 5, 'debilitated'],
    ['rahu', 45, 'exalted'],
    ['ketu', 45, 'debilitated'],
    ['rahu', 100, null],
  ])('%s at %f° is %s', (graha, lonDeg, dignity) => {
    expect(dignityOf(chartAt({ [graha]: lonDeg }), graha)).toBe(dignity)
  })
})

describe('houses and aspects', () => {
  test('count whole signs from the lagna', () => {
    expect(houseOf(rama, 'moon')).toBe(1)
    expect(houseOf(rama, 'sun')).toBe(10)
    expect(rashiOfHouse(rama, 10)).toBe(0)
    expect(lordOfHouse(rama, 10)).toBe('mars')
  })

  test('Mars, Jupiter and Saturn have aspects besides the seventh', () => {
    // Mesha receives Saturn's seventh and Mars' fourth aspect. The tenth is not an aspect of Jupiter.
    expect(grahasAspecting(rama, 0)).toEqual(['mars', 'saturn'])
    expect(grahasAspecting(rama, 11)).toEqual(['jupiter'])
    expect(grahasAspecting(rama, 3)).toEqual(['mars', 'saturn'])
    expect(grahasAspecting(rama, 8)).toEqual(['saturn', 'ketu'])
  })
})

describe('natural benefics', () => {
  test('the waxing Moon is a benefic, the waning Moon is not', () => {
    expect(isBenefic(chartAt({ moon: 100 }), 'moon')).toBe(true)
    expect(isBenefic(chartAt({ moon: 200 }), 'moon')).toBe(false)
  })

  test('Mercury takes the nature of its nearest companion', () => {
    const alone = { mercury: 100 }
    expect(isBenefic(chartAt(alone), 'mercury')).toBe(true)
    expect(isBenefic(chartAt({ ...alone, saturn: 105 }), 'mercury')).toBe(false)
    expect(isBenefic(chartAt({ ...alone, saturn: 105, jupiter: 103 }), 'mercury')).toBe(true)
  })
})

describe('combustion', () => {
  const at = (lonDeg: number, speedDegPerDay: number): Positions['sun'] => ({
    lonDeg,
    latDeg: 0,
    speedDegPerDay,
  })

  test.each<[Graha, number, number, boolean]>([
    ['mercury', 14, 1, true],
    ['mercury', 14.1, 1, false],
    ['mercury', 13, -1, false], // retrograde it is seen closer
    ['venus', 9, 1, true],
    ['venus', 9, -1, false],
    ['saturn', -14.9, 0.1, true], // on the other side, across 0° of mesha
    ['rahu', 0, -0.05, false], // a node has no light to lose
    ['sun', 0, 1, false],
  ])('%s %f° from the Sun at %f° a day: %s', (graha, apartDeg, speed, expected) => {
    const positions = mapGrahas(() => at(5, 1))
    positions[graha] = at((5 + apartDeg + 360) % 360, speed)
    expect(isCombust(positions, graha)).toBe(expected)
  })
})

test('an invalid angle or sign is refused', () => {
  expect(() => chartAt({ mars: NaN })).toThrow(/NOT_A_NUMBER lonDeg.mars/)
  expect(() => makeChartFromRashis({ ...rama.rashi, venus: 12 }, 0)).toThrow(JyotishError)
})
