import { expect, test } from 'vitest'
import { timelineOf } from './order-timeline.tsx'

const at = (hour: number) => `2026-11-16T0${hour}:00:00.000Z`
const placed = { status: 'placed', at: at(1) } as const

test('appends the coming events to the past ones', () => {
  expect(timelineOf({ status: 'placed', timeline: [placed] }).map(({ status, at: when }) => [status, when])).toEqual([
    ['placed', at(1)],
    ['packed', null],
    ['shipped', null],
    ['delivered', null],
  ])
})

test('shows no coming events for a cancelled or returned order, and sorts the past ones by time', () => {
  const cancelled = timelineOf({
    status: 'cancelled',
    timeline: [placed, { status: 'cancelled', at: at(3) }, { status: 'packed', at: at(2) }],
  })
  expect(cancelled.map(({ status }) => status)).toEqual(['placed', 'packed', 'cancelled'])
  const asked = timelineOf({ status: 'returnRequested', timeline: [placed, { status: 'returnRequested', at: at(5) }] })
  expect(asked.map(({ status }) => status)).toEqual(['placed', 'returnRequested'])
})
