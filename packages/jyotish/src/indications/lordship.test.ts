import { expect, test } from 'vitest'
import { lordOfHouse, makeChartFromRashis, mapGrahas, sevenGrahas } from '../kundli/chart.ts'
import { findYogas } from '../kundli/yogas/yogas.ts'
import { rashis } from '../zodiac/keys.ts'
import { functionalNature } from './lordship.ts'

const lagnas = rashis.map((rashi, index) => ({ rashi, index }))
const chartOf = (lagna: number) =>
  makeChartFromRashis(
    mapGrahas(() => 0),
    lagna,
  )

test.each(lagnas)('for $rashi the yogakaraka is the one that the yogas find', ({ index }) => {
  const found = findYogas(chartOf(index)).find(({ key }) => key === 'yogakaraka')?.facts[0]?.grahas[0]
  const listed = sevenGrahas.find((graha) => functionalNature(index, graha) === 'yogakaraka')
  expect(listed).toBe(found)
})

test.each(lagnas)('for $rashi the lord of the lagna never hinders', ({ index }) => {
  const lord = lordOfHouse(chartOf(index), 1)
  expect(functionalNature(index, lord)).not.toBe('malefic')
})

test.each(lagnas)(
  'for $rashi the lords of the fifth and ninth never hinder unless they own a hard house',
  ({ index }) => {
    const chart = chartOf(index)
    const hardLords = [3, 6, 8, 11, 12].map((house) => lordOfHouse(chart, house))
    const lords = [5, 9].map((house) => lordOfHouse(chart, house)).filter((lord) => !hardLords.includes(lord))
    expect(lords.filter((lord) => functionalNature(index, lord) === 'malefic')).toEqual([])
  },
)
