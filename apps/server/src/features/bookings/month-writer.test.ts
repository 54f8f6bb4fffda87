import { readGazetteer } from '@sankalp/places/node'
import { placeBySlug } from '@sankalp/places'
import { readSky } from '@sankalp/jyotish/node'
import { expect, test } from 'vitest'
import { createMonthWriter } from './month-writer.ts'

const place = placeBySlug(readGazetteer(), 'delhi')!
const acharyaId = '7f8d2c1e-4b5a-4c3d-9e8f-0a1b2c3d4e5f'
/** Mondays from 10:00 to 11:30: three slots. */
const offered = (taken: string[] = [], exceptions: { day: string; spans: { from: number; to: number }[] }[] = []) =>
  JSON.stringify({ pattern: [{ weekday: 1, from: 600, to: 690 }], exceptions, taken })

type Month = {
  availableBookingSlots: { date: string; fromTimeToTime: { toTime: string; status: string }[] }[]
  message: string
}

function createReader() {
  const write = createMonthWriter(readSky())
  return (found: string, now: string, language: 'en' | 'hin' = 'en') => {
    const { availableBookingSlots, message } = JSON.parse(
      write({ acharyaId, place, month: '2026-11', language, now: new Date(now), found }),
    ) as Month
    return {
      slots: availableBookingSlots.flatMap(({ date, fromTimeToTime }) =>
        fromTimeToTime.map(({ toTime, status }) => `${date} ${toTime} ${status}`),
      ),
      message,
    }
  }
}

const mondays = ['16-11-2026', '23-11-2026', '30-11-2026']
const all = mondays.flatMap((day) => ['10:00 AM', '10:30 AM', '11:00 AM'].map((time) => `${day} ${time} Available`))

test('rewrites a month when a slot is taken, when hours change and when a slot begins', () => {
  const read = createReader()
  expect(read(offered(), '2026-11-14T04:00:00Z').slots).toEqual(all)
  expect(read(offered(['2026-11-16T05:00:00+00:00']), '2026-11-14T04:00:00Z').slots).toEqual(
    all.with(1, '16-11-2026 10:30 AM Booked'),
  )
  expect(read(offered([], [{ day: '2026-11-23', spans: [] }]), '2026-11-14T04:00:00Z').slots).toEqual(
    all.filter((slot) => !slot.startsWith('23')),
  )
  // 10:00 in India, and half an hour later.
  expect(read(offered(), '2026-11-16T04:29:59Z').slots).toEqual(all)
  expect(read(offered(), '2026-11-16T04:30:00Z').slots).toEqual(all.slice(1))
  expect(read(offered(), '2026-11-16T05:00:00Z').slots).toEqual(all.slice(2))
})

test('after the clock is set back, shows slots again that have not begun', () => {
  const read = createReader()
  expect(read(offered(), '2026-11-16T05:00:00Z').slots).toEqual(all.slice(2))
  expect(read(offered(), '2026-11-14T04:00:00Z').slots).toEqual(all)
})

test('each language has its own message', () => {
  const read = createReader()
  const now = '2026-11-14T04:00:00Z'
  expect(read(offered(), now, 'hin').message).not.toBe(read(offered(), now).message)
})
