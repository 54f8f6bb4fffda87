import { describe, expect, test } from 'vitest'
import { type DayWheelInput, dayWheel } from './day-wheel.ts'
import { dayWheelSvg } from './day-wheel-svg.ts'
import { litMoon } from './moon-disc.ts'

const hour = 3_600_000
const sunrise = Date.parse('2026-11-15T01:14:00Z')
const day: DayWheelInput = {
  startsAt: sunrise,
  endsAt: sunrise + 24 * hour,
  noonAt: sunrise + 5.35 * hour,
  sunsetAt: sunrise + 10.7 * hour,
  grahas: [
    { key: 'sun', fromDeg: 208.4, toDeg: 209.4 },
    { key: 'moon', fromDeg: 275.1, toDeg: 288.2 },
    { key: 'mars', fromDeg: 121, toDeg: 121.4 },
    { key: 'mercury', fromDeg: 207, toDeg: 206 },
    { key: 'jupiter', fromDeg: 122.2, toDeg: 122.3 },
    { key: 'venus', fromDeg: 209, toDeg: 208 },
    { key: 'saturn', fromDeg: 344, toDeg: 343.9 },
    { key: 'rahu', fromDeg: 301, toDeg: 300.95 },
    { key: 'ketu', fromDeg: 121, toDeg: 120.95 },
  ],
  elongation: { fromDeg: 66.7, toDeg: 78.8 },
  arcs: [
    { kind: 'rahu', startsAt: sunrise + 9.36 * hour, endsAt: sunrise + 10.7 * hour },
    { kind: 'abhijit', startsAt: sunrise + 5 * hour, endsAt: sunrise + 5.7 * hour },
  ],
  tithiEnds: [{ number: 6, at: sunrise + 20 * hour }],
}

describe('the hour ring', () => {
  test('has sunrise at the left, noon near the top and sunset at the right or further round', () => {
    const { marks } = dayWheel(day, sunrise)
    const angles = Object.fromEntries(marks.map(({ kind, angleDeg }) => [kind, angleDeg]))
    expect(angles).toEqual({ sunrise: 0, noon: 80.25, sunset: 160.5, 'tithi-end': 300 })
    expect(marks[0]!.line.to).toEqual({ x: 2, y: 200 })
  })

  test('begins at the bottom, with midnight, when there is no sunrise', () => {
    const wheel = dayWheel({ ...day, noonAt: null, sunsetAt: null, arcs: [] }, sunrise)
    expect(wheel.arcs).toEqual([])
    expect(wheel.hand.to).toEqual({ x: 200, y: 398 })
  })
})

test('the hand stays on the hour ring and does not cross the name of a sign', () => {
  const { hand, radii } = dayWheel(day, sunrise)
  expect(Math.hypot(hand.from.x - 200, hand.from.y - 200)).toBeGreaterThanOrEqual(radii.rashis - 0.01)
})

describe('the sky', () => {
  test.each([0, 3, 6, 12, 23.9])('%d hours after sunrise the Sun stands at its hour', (hours) => {
    const wheel = dayWheel(day, sunrise + hours * hour)
    expect(wheel.grahas[0]!.angleDeg).toBeCloseTo(hours * 15, 6)
  })

  test('longitudes increase counterclockwise: what rises after the Sun is below it in the morning', () => {
    const { grahas } = dayWheel(day, sunrise)
    const moon = grahas.find(({ key }) => key === 'moon')!
    expect(moon.angleDeg).toBeCloseTo(360 - 66.7, 6)
    expect(moon.at.y).toBeGreaterThan(200)
  })

  test('no two grahas touch, even when five are close together', () => {
    const crowd = {
      ...day,
      grahas: day.grahas.map((graha) =>
        graha.key === 'rahu' ? graha : { ...graha, fromDeg: graha.fromDeg > 180 ? 208 : 121 },
      ),
    }
    for (const input of [day, crowd]) {
      const { grahas } = dayWheel(input, sunrise)
      for (const [at, one] of grahas.entries()) {
        for (const other of grahas.slice(at + 1)) {
          expect(
            Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y),
            `${one.key} and ${other.key}`,
          ).toBeGreaterThan(one.radius + other.radius)
        }
      }
    }
  })

  test('marks retrograde grahas', () => {
    const back = dayWheel(day, sunrise).grahas.filter(({ isRetrograde }) => isRetrograde)
    expect(back.map(({ key }) => key)).toEqual(['mercury', 'venus', 'saturn', 'rahu', 'ketu'])
  })

  test('no name on the ring is upside down', () => {
    const { rashis, nakshatras } = dayWheel(day, sunrise + 7 * hour)
    expect([rashis.length, nakshatras.length]).toEqual([12, 27])
    for (const { label } of [...rashis, ...nakshatras]) expect(Math.abs(label.turnDeg)).toBeLessThanOrEqual(90)
  })
})

describe('the Moon', () => {
  test.each([
    // elongation, path
    [0, 'M50 40A10 10 0 0 1 50 60A10 10 0 0 0 50 40Z'], //     new: there and back on the same side
    [45, 'M50 40A10 10 0 0 1 50 60A7.1 10 0 0 0 50 40Z'], //   a crescent on the right
    [90, 'M50 40A10 10 0 0 1 50 60A0 10 0 0 0 50 40Z'], //     half
    [135, 'M50 40A10 10 0 0 1 50 60A7.1 10 0 0 1 50 40Z'], //  more than half
    [180, 'M50 40A10 10 0 0 0 50 60A10 10 0 0 0 50 40Z'], //   full: all the way round
    [225, 'M50 40A10 10 0 0 0 50 60A7.1 10 0 0 0 50 40Z'], //  waning, lit on the left
    [315, 'M50 40A10 10 0 0 0 50 60A7.1 10 0 0 1 50 40Z'],
  ])('%d° ahead of the Sun', (elongation, path) => {
    expect(litMoon({ x: 50, y: 50 }, 10, elongation)).toBe(path)
  })
})

test('the SVG stays under 10 kB', () => {
  const paint = {
    paper: '#fbf6ea',
    ink: '#2f1b35',
    soft: '#665069',
    rule: '#dccbae',
    day: '#fdf0cd',
    night: '#ece5ee',
    rahu: '#b0281c',
    abhijit: '#f2ab27',
    light: '#fffcf5',
  }
  const letters = {
    rashi: (index: number) => `<text>${index}</text>`,
    nakshatra: (index: number) => `<text>${index}</text>`,
    graha: (key: string) => `<text>${key}</text>`,
  }
  const svg = dayWheelSvg(dayWheel(day, sunrise + 9 * hour), paint, letters)
  process.stdout.write(`day wheel: ${svg.length} bytes\n`)
  expect(svg.length).toBeLessThan(10_000)
  expect(svg).not.toMatch(/NaN|undefined|-0[ "L]/)
})
