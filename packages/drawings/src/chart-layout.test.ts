import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutChart } from './chart-layout.ts'
import type { ChartBody, ChartLayout, ChartStyle } from './chart-types.ts'
import { LEAST_SIZE, SIDE, chartStyles } from './chart-types.ts'
import { type Box, contains, overlaps } from './geometry.ts'

const keys = ['lagna', 'sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu']
const scripts = {
  latin: { texts: ['As', 'Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra', 'Ke'], retrograde: 'R', combust: 'C' },
  devanagari: { texts: ['ल', 'सू', 'चं', 'मं', 'बु', 'गु', 'शु', 'श', 'रा', 'के'], retrograde: 'व', combust: 'अ' },
}
const signNames = {
  latin: ['Ari', 'Tau', 'Gem', 'Can', 'Leo', 'Vir', 'Lib', 'Sco', 'Sag', 'Cap', 'Aqu', 'Pis'],
  devanagari: ['मेष', 'वृषभ', 'मिथुन', 'कर्क', 'सिंह', 'कन्या', 'तुला', 'वृश्चिक', 'धनु', 'मकर', 'कुंभ', 'मीन'],
}
type Script = keyof typeof scripts

/** Returns everything that was placed in a house, with its kind. */
function boxesOf({ houses }: ChartLayout): { box: Box; what: string; house: number }[] {
  return houses.flatMap(({ house, labelBox, bodies }) => [
    { box: labelBox, what: 'label', house },
    ...bodies.map(({ box, key }) => ({ box, what: key, house })),
  ])
}

function faultsOf(layout: ChartLayout): string[] {
  const faults: string[] = []
  const boxes = boxesOf(layout)
  for (const [index, { box, what, house }] of boxes.entries()) {
    if (!contains(layout.houses[house - 1]!.polygon, box)) faults.push(`${what} leaves house ${house}`)
    for (const other of boxes.slice(index + 1)) {
      if (overlaps(shrink(box), shrink(other.box))) faults.push(`${what} covers ${other.what} in house ${house}`)
    }
  }
  for (const { house, firstMark, bodies } of layout.houses) {
    if (!firstMark) continue
    const corner = {
      x: firstMark.from.x,
      y: firstMark.to.y,
      width: firstMark.to.x - firstMark.from.x,
      height: firstMark.from.y - firstMark.to.y,
    }
    for (const { box, key } of bodies)
      if (overlaps(shrink(box), corner)) faults.push(`${key} covers the mark of house ${house}`)
  }
  return faults
}

/** Boxes may touch, so shrink them to keep rounding from counting as an overlap. */
const shrink = ({ x, y, width, height }: Box): Box => ({
  x: x + 1e-6,
  y: y + 1e-6,
  width: width - 2e-6,
  height: height - 2e-6,
})

function bodiesFrom(
  signs: readonly number[],
  script: Script,
  markOf: (index: number) => string,
  degrees: boolean,
): ChartBody[] {
  return signs.map((sign, index) => ({
    key: keys[index]!,
    sign,
    text: scripts[script].texts[index]!,
    marks: markOf(index),
    ...(degrees && { degree: '28°' }),
  }))
}

const anyChart = fc.record({
  style: fc.constantFrom<ChartStyle>(...chartStyles),
  script: fc.constantFrom<Script>('latin', 'devanagari'),
  // A small range of signs makes crowded houses, which are the difficult ones.
  signs: fc
    .integer({ min: 1, max: 12 })
    .chain((most) => fc.array(fc.integer({ min: 0, max: most - 1 }), { minLength: 10, maxLength: 10 })),
  turn: fc.integer({ min: 0, max: 11 }),
  marks: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 10, maxLength: 10 }),
  degrees: fc.boolean(),
  named: fc.boolean(),
})

test('any arrangement fits without overlap inside its houses and is readable at 320 px', () => {
  fc.assert(
    fc.property(anyChart, ({ style, script, signs, turn, marks, degrees, named }) => {
      const { retrograde, combust } = scripts[script]
      const markOf = (index: number) =>
        ((marks[index]! & 1) === 1 ? retrograde : '') + (marks[index]! > 1 ? combust : '')
      const turned = signs.map((sign) => (sign + turn) % 12)
      const layout = layoutChart({
        style,
        firstSign: turned[0]!,
        bodies: bodiesFrom(turned, script, (index) => (index === 0 ? '' : markOf(index)), degrees),
        ...(named && { signNames: signNames[script] }),
      })
      expect(faultsOf(layout)).toEqual([])
      const placed = layout.houses.flatMap((house) => house.bodies)
      expect(placed.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
      expect(Math.min(...placed.map(({ size }) => size))).toBeGreaterThanOrEqual(LEAST_SIZE)
    }),
    { numRuns: 300 },
  )
  // Some hundred layouts take long on a busy machine.
})

const houses = Array.from({ length: 12 }, (_, index) => index + 1)
const crowds = chartStyles.flatMap((style) =>
  (['latin', 'devanagari'] as const).flatMap((script) => houses.map((house) => ({ style, script, house }))),
)

test.each(crowds)(
  'nine planets, all retrograde and combust, fit into house $house of the $style chart in $script',
  ({ style, script, house }) => {
    const { retrograde, combust } = scripts[script]
    const sign = (house + 3) % 12
    // The lagna joins them where it can be: in the first house.
    const signs = [4, ...Array<number>(9).fill(sign)]
    const bodies = bodiesFrom(signs, script, (index) => (index === 0 ? '' : retrograde + combust), true)
    const layout = layoutChart({ style, firstSign: 4, bodies, signNames: signNames[script] })
    expect(faultsOf(layout)).toEqual([])
    const crowded = layout.houses.find((each) => each.sign === sign)!
    expect(crowded.house).toBe(house)
    expect(crowded.bodies).toHaveLength(house === 1 ? 10 : 9)
    expect(Math.min(...crowded.bodies.map(({ size }) => size))).toBeGreaterThanOrEqual(LEAST_SIZE)
  },
)

test('the houses of a chart cover its square exactly, except for the empty middle', () => {
  for (const style of chartStyles) {
    const { houses: cells, middle } = layoutChart({ style, firstSign: 0, bodies: [] })
    const covered = cells.reduce((sum, { polygon }) => sum + areaOf(polygon), 0)
    expect(covered + (middle ? middle.width * middle.height : 0)).toBeCloseTo(SIDE * SIDE)
  }
})

function areaOf(polygon: readonly { x: number; y: number }[]): number {
  const twice = polygon.reduce((sum, from, index) => {
    const to = polygon[(index + 1) % polygon.length]!
    return sum + from.x * to.y - to.x * from.y
  }, 0)
  return Math.abs(twice) / 2
}

test.each([
  // style, first sign, house, x and y of its middle in twelfths of the side, as in printed almanacs
  ['north', 6, 1, 6, 3],
  ['north', 6, 2, 3, 1],
  ['north', 6, 4, 3, 6],
  ['north', 6, 12, 9, 1],
  ['south', 0, 1, 4.5, 1.5],
  ['south', 11, 1, 1.5, 1.5],
  ['south', 6, 1, 7.5, 10.5],
  ['east', 0, 1, 6, 2],
  ['east', 3, 1, 2, 6],
  ['east', 1, 1, 8 / 3, 4 / 3],
  ['east', 11, 1, 28 / 3, 4 / 3],
] as const)(
  'in the %s chart with first sign %i, house %i is where it is looked for',
  (style, firstSign, house, x, y) => {
    const { polygon } = layoutChart({ style, firstSign, bodies: [] }).houses[house - 1]!
    const middle = polygon.reduce(
      (sum, corner) => ({ x: sum.x + corner.x / polygon.length, y: sum.y + corner.y / polygon.length }),
      { x: 0, y: 0 },
    )
    expect([(middle.x * 12) / SIDE, (middle.y * 12) / SIDE].map((each) => Number(each.toFixed(6)))).toEqual(
      [x, y].map((each) => Number(each.toFixed(6))),
    )
  },
)

test('the North style writes the number of each house’s sign and marks no corner', () => {
  const layout = layoutChart({ style: 'north', firstSign: 8, bodies: [], signNames: signNames.latin })
  expect(layout.houses.map(({ label }) => label.text)).toEqual([
    '9',
    '10',
    '11',
    '12',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
  ])
  expect(layout.houses.every(({ firstMark }) => firstMark === null)).toBe(true)
})

test('the South style names the signs and marks only the first house', () => {
  const layout = layoutChart({ style: 'south', firstSign: 8, bodies: [], signNames: signNames.latin })
  expect(layout.houses.map(({ label }) => label.text)).toEqual([
    ...signNames.latin.slice(8),
    ...signNames.latin.slice(0, 8),
  ])
  expect(layout.houses.filter(({ firstMark }) => firstMark).map(({ sign }) => sign)).toEqual([8])
})

test('a degree is drawn where there is room and left out elsewhere', () => {
  const bodies = bodiesFrom([0, 1, ...Array<number>(8).fill(2)], 'latin', () => 'RC', true)
  const { houses: placed } = layoutChart({ style: 'north', firstSign: 0, bodies })
  expect(placed[1]!.bodies[0]!.degree?.text).toBe('28°')
  expect(placed[2]!.bodies.every(({ degree }) => degree === null)).toBe(true)
})

test('an invalid sign is refused', () => {
  expect(() => layoutChart({ style: 'north', firstSign: 12, bodies: [] })).toThrow('expected a sign 0 to 11')
  expect(() => layoutChart({ style: 'north', firstSign: 0, bodies: [{ key: 'sun', sign: -1, text: 'Su' }] })).toThrow(
    'sun',
  )
})
