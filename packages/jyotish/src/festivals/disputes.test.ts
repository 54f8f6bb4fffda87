import { expect, test } from 'vitest'
import { readSky } from '../node.ts'
import { festivalsOfYear } from './festivals.ts'

const sky = readSky()
const delhi = { latDeg: 28.6139, lonDeg: 77.209, zone: 'Asia/Kolkata' }

function disputed(key: string, from: number, to: number): Record<number, string> {
  const years = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const found = years.flatMap((year) => festivalsOfYear(sky, delhi, year).filter((festival) => festival.key === key))
  return Object.fromEntries(
    found.flatMap(({ date, dispute }) =>
      dispute ? [[date.year, `${date.month}-${date.day} or ${dispute.date.month}-${dispute.date.day}`]] : [],
    ),
  )
}

test('Rama Navami is disputed in the years in which Navami runs at midday on two days', () => {
  expect(disputed('rama-navami', 2000, 2035)).toEqual({
    2005: '4-17 or 4-18',
    2007: '3-26 or 3-27',
    2029: '4-22 or 4-23',
    2032: '4-18 or 4-19',
  })
})

test('Vijayadashami is disputed in the years in which the star of Shravana moves it to the next day', () => {
  expect(disputed('vijayadashami', 2000, 2035)).toEqual({
    2003: '10-5 or 10-4',
    2019: '10-8 or 10-7',
    2022: '10-5 or 10-4',
    2028: '9-28 or 9-27',
  })
})

test('no other festival is disputed', () => {
  const festivals = festivalsOfYear(sky, delhi, 2028)
  expect(festivals.filter(({ dispute }) => dispute).map(({ key, dispute }) => [key, dispute!.reason])).toEqual([
    ['vijayadashami', 'shravana'],
  ])
})
