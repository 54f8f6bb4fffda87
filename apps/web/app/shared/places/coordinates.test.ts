import { expect, test } from 'vitest'
import { readCoordinate, splitPair } from './coordinates.ts'

test.each([
  ['25.3176', 'lat', 25.3176],
  [' 25.3176 N ', 'lat', 25.3176],
  ['25.3176n', 'lat', 25.3176],
  ['N 25.3176', 'lat', 25.3176],
  ['33.8688 S', 'lat', -33.8688],
  ['-33.8688', 'lat', -33.8688],
  ['−33.8688', 'lat', -33.8688], //           a true minus sign
  ['25,3176', 'lat', 25.3176], //             a comma, as in much of the world
  ['२५.३१७६', 'lat', 25.3176], //             digits of a Hindi keyboard
  ['25.3176 उत्तर', 'lat', 25.3176],
  ['74.006 पश्चिम', 'lon', -74.006],
  ['82.9739 पू', 'lon', 82.9739],
  ['74.0060 W', 'lon', -74.006],
  ['25°19′3″N', 'lat', 25.3175],
  [`25° 19' 3" N`, 'lat', 25.3175],
  ['25 19 3', 'lat', 25.3175],
  ['25:19:03', 'lat', 25.3175],
  ['82° 58′ E', 'lon', 82.966667],
  ['25.3176 North', 'lat', 25.3176],
  ['90', 'lat', 90],
  ['180 W', 'lon', -180],
  ['0', 'lon', 0],
] as const)('%j as %s is %f', (typed, axis, deg) => {
  expect(readCoordinate(typed, axis)).toEqual({ deg })
})

test.each([
  ['', 'lat', 'required'],
  ['  ', 'lon', 'required'],
  ['91', 'lat', 'outOfRange'],
  ['90.0001 S', 'lat', 'outOfRange'],
  ['180.5', 'lon', 'outOfRange'],
  ['Varanasi', 'lat', 'unreadable'],
  ['25.3 E', 'lat', 'unreadable'], //         a letter of the other axis
  ['82 N', 'lon', 'unreadable'],
  ['-25 S', 'lat', 'unreadable'], //          south twice
  ['N 25 N', 'lat', 'unreadable'],
  ['25 60', 'lat', 'unreadable'], //          no sixtieth minute
  ['25 19 60', 'lat', 'unreadable'],
  ['1e1', 'lat', 'unreadable'],
  ['25.3.1', 'lat', 'unreadable'],
] as const)('%j as %s is refused: %s', (typed, axis, problem) => {
  expect(readCoordinate(typed, axis)).toEqual({ problem })
})

test('fills both fields from a pair copied from a map', () => {
  expect(splitPair('25.3176, 82.9739')).toEqual(['25.3176', '82.9739'])
  expect(splitPair('25.3176 N, 82.9739 E')).toEqual(['25.3176 N', '82.9739 E'])
  expect(splitPair(`25°19'3"N 82°58'26"E`)).toEqual([`25°19'3"N`, `82°58'26"E`])
  expect(splitPair('25.3176')).toBeNull()
  expect(splitPair('25,3176')).toBeNull()
})
