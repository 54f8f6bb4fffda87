import type { Cause, Indication, IndicationKey, Subject } from '@sankalp/jyotish'
import { describe, expect, test } from 'vitest'
import type { ReadingParagraph } from './compose.ts'
import { composeReading } from './compose.ts'

type Side = 'supports' | 'strains'

function indication(
  key: IndicationKey,
  weight: number,
  { subject = 'work', side = 'supports', graha = 'sun', span }: Partial<Told> = {},
): Indication {
  const stated: Cause = { kind: 'combust', graha, effect: side, at: { grahas: [graha], houses: [1] } }
  return { key, subject, direction: side, weight, causes: [stated], ...(span && { span }) }
}
type Told = { subject: Subject; side: Side; graha: 'sun' | 'mars' | 'venus'; span: Indication['span'] }

const days = (from: number, to: number) =>
  ({ from: from * 86_400_000, to: to * 86_400_000 }) as NonNullable<Indication['span']>

const keysOf = (indications: Indication[], name: string) =>
  composeReading(indications)
    .find((section) => section.name === name)
    ?.paragraphs.map(({ key }) => key)

describe('a part of life', () => {
  test('begins with the lord of its house, then tells what weighs most, in three paragraphs', () => {
    const found = [
      indication('yoga/raja', 90),
      indication('strength/saturn-exalted', 60),
      indication('house-lord/10-4', 50),
      indication('yoga/amala', 70),
    ]
    expect(keysOf(found, 'work')).toEqual(['house-lord/10-4', 'yoga/raja', 'yoga/amala'])
    expect(keysOf(found.toReversed(), 'work')).toEqual(['house-lord/10-4', 'yoga/raja', 'yoga/amala'])
  })

  test('leaves out what says little, and sections of which nothing is certain', () => {
    const found = [indication('house-lord/10-4', 20), indication('yoga/vasi', 20)]
    expect(composeReading(found).map(({ name }) => name)).toEqual(['work'])
    expect(keysOf(found, 'work')).toEqual(['house-lord/10-4'])
  })

  test('of two that weigh alike, the one about another graha is told', () => {
    const found = [
      indication('house-lord/10-4', 50, { graha: 'venus' }),
      indication('graha-house/venus-10', 41, { graha: 'venus' }),
      indication('graha-house/mars-10', 40, { graha: 'mars' }),
    ]
    expect(keysOf(found, 'work')?.[1]).toBe('graha-house/mars-10')
  })

  test('with paragraphs on both sides turns once, says against what, and is mixed', () => {
    const [section] = composeReading([
      indication('house-lord/10-4', 50),
      indication('yoga/amala', 80, { side: 'strains', graha: 'mars' }),
      indication('yoga/raja', 60, { graha: 'venus' }),
    ])
    expect(section!.paragraphs.map(({ key, against }) => [key, against])).toEqual([
      ['house-lord/10-4', undefined],
      ['yoga/raja', undefined],
      ['yoga/amala', 'yoga/raja'],
    ])
    expect(section!.direction).toBe('mixed')
  })

  test('says only once that the other side follows', () => {
    const [section] = composeReading([
      indication('house-lord/10-4', 50),
      indication('yoga/amala', 80, { side: 'strains', graha: 'mars' }),
      indication('yoga/raja', 60, { side: 'strains', graha: 'venus' }),
    ])
    expect(section!.paragraphs.map(({ against }) => against)).toEqual([undefined, 'house-lord/10-4', undefined])
  })
})

describe('periods and the year', () => {
  test('follow in order of time, the mahadasha before its antardasha', () => {
    const found = [
      indication('antardasha/venus-moon', 90, { span: days(200, 300) }),
      indication('antardasha/venus-venus', 50, { span: days(0, 200) }),
      indication('dasha/venus-4', 50, { span: days(0, 900) }),
    ]
    expect(keysOf(found, 'periods')).toEqual(['dasha/venus-4', 'antardasha/venus-venus', 'antardasha/venus-moon'])
  })

  test('the eight transits that weigh most are told, none that lasts a few days', () => {
    const transits = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map((house) =>
      indication(`transit/saturn-${house}`, 60 - house, { span: days(house, house + 100) }),
    )
    const short = indication('transit/rahu-1', 99, { span: days(0, 10) })
    expect(keysOf([short, ...transits.toReversed()], 'year')).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((house) => `transit/saturn-${house}`),
    )
  })
})

describe('transits of the year', () => {
  const toldOf = (found: Indication[]) =>
    composeReading(found)
      .find(({ name }) => name === 'year')!
      .paragraphs.map(({ key, against }) => [key, against])

  test('of the same dates stand together, and a turn among them is named', () => {
    const found = [
      indication('transit/jupiter-11', 60, { span: days(0, 300) }),
      indication('transit/rahu-3', 50, { span: days(0, 100) }),
      indication('transit/saturn-2', 40, { side: 'strains', span: days(0, 300) }),
    ]
    expect(toldOf(found)).toEqual([
      ['transit/jupiter-11', undefined],
      ['transit/saturn-2', 'transit/jupiter-11'],
      ['transit/rahu-3', undefined],
    ])
  })

  test('of other dates may differ without a word', () => {
    const found = [
      indication('transit/jupiter-11', 60, { span: days(0, 300) }),
      indication('transit/saturn-2', 40, { side: 'strains', span: days(200, 300) }),
    ]
    expect(toldOf(found).map(([, against]) => against)).toEqual([undefined, undefined])
  })
})

test('a paragraph without a cause does not compile', () => {
  const [section] = composeReading([indication('house-lord/10-4', 50)])
  const paragraph: ReadingParagraph = section!.paragraphs[0]
  // @ts-expect-error the list of causes may not be empty
  const withoutCause: ReadingParagraph = { ...paragraph, causes: [] }
  // @ts-expect-error the passage must exist
  const withoutPassage: ReadingParagraph = { ...paragraph, key: 'house-lord/1-1' }
  expect([withoutCause, withoutPassage]).toHaveLength(2)
})
