import { type DayWheelInput, dayWheel } from '@sankalp/drawings'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DayWheel, isLateMark } from './day-wheel.tsx'

const hour = 3_600_000
const startsAt = Date.parse('2026-11-15T01:14:00Z')
const grahas = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu']
const day: DayWheelInput = {
  startsAt,
  endsAt: startsAt + 24 * hour,
  noonAt: startsAt + 5.35 * hour,
  sunsetAt: startsAt + 10.7 * hour,
  grahas: grahas.map((key, at) => ({ key, fromDeg: at * 37.123, toDeg: at * 37.123 + 1 })),
  elongation: { fromDeg: 66.7, toDeg: 78.8 },
  arcs: [
    { kind: 'rahu', startsAt: startsAt + 9.36 * hour, endsAt: startsAt + 10.7 * hour },
    { kind: 'abhijit', startsAt: startsAt + 5 * hour, endsAt: startsAt + 5.7 * hour },
  ],
  tithiEnds: [{ number: 6, at: startsAt + 20 * hour }],
}

function draw(props: { nowMs?: number; earlyFrom?: number } = {}): string {
  const words = {
    label: 'The wheel',
    rashi: (index: number) => `Vrishchika ${index}`,
    grahaShort: (key: string) => key.slice(0, 2),
    graha: ({ key }: { key: string }) => `${key} in Vrishchika`,
    arc: ({ kind }: { kind: string }) => `${kind} from then to then`,
    mark: ({ kind }: { kind: string }) => `${kind} at then`,
  }
  return renderToStaticMarkup(
    <DayWheel wheel={dayWheel(day, startsAt)} words={words} startsAt={startsAt} endsAt={day.endsAt} {...props} />,
  )
}

test('costs less than 10 kB', () => {
  expect(Buffer.byteLength(draw())).toBeLessThan(10_000)
})

test('is one stop of the Tab key and names every part', () => {
  const parts = draw().match(/<[^>]*data-part=[^>]*>/g) ?? []
  // Nine grahas, two arcs, sunrise, noon, sunset and the end of a tithi.
  expect(parts).toHaveLength(15)
  expect(parts.filter((part) => part.includes('tabindex="0"'))).toHaveLength(1)
  expect(parts.every((part) => /aria-label="[^"]+"/.test(part) && part.includes('role="img"'))).toBe(true)
})

test('stores the hand’s day and hides the hand until the time is known', () => {
  expect(draw()).toMatch(new RegExp(`data-hand="${startsAt / 1000}" data-to="${day.endsAt / 1000}" data-idle`))
})

test('moves the hand towards its beginning between midnight and sunrise, and marks tomorrow’s end of a tithi as late', () => {
  const midnight = startsAt - 6 * hour
  const early = draw({ nowMs: startsAt - 2 * hour, earlyFrom: midnight })
  expect(early).toMatch(/data-early="\d+" data-before="" style="rotate:-30.00deg"/)
  expect(early).toMatch(/data-late=""[^>]*aria-label="tithi-end at then"/)
  expect(draw({ nowMs: startsAt - 2 * hour })).toContain('data-idle')
  expect(draw({ nowMs: startsAt + 2 * hour, earlyFrom: midnight })).not.toContain('data-before')
})

test('marks as late only the hours that the ring shows of the next day', () => {
  const day = { startsAt: 100, endsAt: 124, earlyFrom: 93 }
  expect(isLateMark(116, day)).toBe(false)
  expect(isLateMark(117, day)).toBe(true)
  expect(isLateMark(123, day)).toBe(true)
})
