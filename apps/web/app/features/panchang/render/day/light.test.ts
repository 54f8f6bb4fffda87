import { expect, test } from 'vitest'
import { lightAt, lightOn } from './light.ts'

const at = (time: string) => Date.parse(`2026-11-19T${time}:00+05:30`)
const delhi = { sunriseAt: at('06:47'), sunsetAt: at('17:26') }

test.each([
  ['00:10', 'night', '06:02'],
  ['06:01', 'night', '06:02'],
  ['06:02', 'dawn', '07:47'],
  ['07:47', 'noon', '16:26'],
  ['12:00', 'noon', '16:26'],
  ['16:26', 'dusk', '18:11'],
  ['18:10', 'dusk', '18:11'],
])('at %s the light over Delhi is that of %s, until %s', (time, light, until) => {
  expect(lightAt(delhi, at(time))).toEqual({ light, until: at(until) })
})

test('after dusk it is night to the end of the day', () => {
  expect(lightAt(delhi, at('18:11'))).toEqual({ light: 'night', until: null })
})

test('a day shorter than its twilights has no noon', () => {
  const short = { sunriseAt: at('11:00'), sunsetAt: at('12:10') }
  expect(lightAt(short, at('11:30')).light).toBe('dawn')
  expect(lightAt(short, at('12:05')).light).toBe('dusk')
})

test('where the Sun does not rise the light is that of a low Sun', () => {
  expect(lightAt({ sunriseAt: null, sunsetAt: null }, at('12:00'))).toEqual({ light: 'dawn', until: null })
})

test('the page of another day begins with its sunrise', () => {
  const days = { date: '2026-11-20', today: '2026-11-19', day: delhi } as Parameters<typeof lightOn>[0]
  expect(lightOn(days, at('23:00'))).toEqual({ light: 'dawn', until: null })
  expect(lightOn({ ...days, date: '2026-11-19' }, at('23:00')).light).toBe('night')
})
