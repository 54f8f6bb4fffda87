import type { PanchangDayReply } from '@sankalp/contract/panchang'
import { expect, test } from 'vitest'
import { renderPart } from '../almanac.fake.tsx'
import { FirstLook, firstLookUntil } from './first-look.tsx'

const at = (time: string, date = '2026-11-15') => Date.parse(`${date}T${time}:00+05:30`)
const span = (key: string, from: number, to: number) => ({ key, startsAt: from, endsAt: to })
const dayBefore = at('10:00', '2026-11-14')
const dayAfter = at('09:00', '2026-11-16')

/** As much of a day as its first lines read. */
const reply = {
  date: '2026-11-15',
  today: '2026-11-15',
  todayEndsAt: at('00:00', '2026-11-16'),
  day: {
    tithis: [span('shashthi', at('05:00'), at('14:23')), span('saptami', at('14:23'), dayAfter)],
    nakshatras: [span('shravana', dayBefore, dayAfter)],
    yogas: [span('vriddhi', dayBefore, at('07:54')), span('dhruva', at('07:54'), dayAfter)],
    karanas: [span('garaja', dayBefore, at('15:14')), span('vanija', at('15:14'), dayAfter)],
    sunriseAt: at('06:44'),
    sunsetAt: at('17:27'),
    muhurtas: { rahuKalam: { startsAt: at('16:07'), endsAt: at('17:27') } },
  },
  dawn: {
    tithis: [span('panchami', dayBefore, at('05:00')), span('shashthi', at('05:00'), at('14:23'))],
    nakshatras: [span('shravana', dayBefore, dayAfter)],
    yogas: [span('vriddhi', dayBefore, at('07:54'))],
    karanas: [span('garaja', dayBefore, at('15:14'))],
  },
} as unknown as PanchangDayReply

/** What stands there to be seen, without what waits for its time. */
function seen(nowMs: number, told: Partial<PanchangDayReply> = {}): string {
  const html = renderPart(<FirstLook reply={{ ...reply, ...told }} nowMs={nowMs} />)
  return html
    .replace(/<dd (?:(?!data-now)[^>])*class="while-it-runs">.*?<\/dd>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ')
}

test('of today it names what runs, and until when', () => {
  const text = seen(at('15:00'))
  expect(text).toContain('Saptami upto 09:00 AM, Nov 16')
  expect(text).not.toContain('Shashthi')
  expect(text).toContain('Shravana upto')
  expect(text).toContain('Dhruva upto')
  expect(text).toContain('Garaja upto 03:14 PM')
  expect(text).toContain('04:07 PM to 05:27 PM')
  expect(text).toContain('06:44 AM · 05:27 PM')
})

test('before sunrise it is the limb of the night, and the next one is there for the browser to show', () => {
  expect(seen(at('04:00'))).toContain('Panchami upto 05:00 AM')
  expect(seen(at('04:00'))).not.toContain('Shashthi')
  expect(renderPart(<FirstLook reply={reply} nowMs={at('04:00')} />)).toContain('Shashthi')
  expect(seen(at('05:00'))).toContain('Shashthi upto 02:23 PM')
})

test('of another date it names the limbs of its sunrise', () => {
  const text = seen(at('15:00'), { today: '2026-11-14' })
  expect(text).toContain('Shashthi upto 02:23 PM')
  expect(text).not.toContain('Saptami')
})

test('a day without sunrise has no Rahu Kalam and no hours of the Sun', () => {
  const text = seen(at('15:00'), { day: { ...reply.day, muhurtas: null, sunriseAt: null } })
  expect(text).not.toContain('Rahu')
  expect(text).not.toContain('AM · ')
})

test('the page is true until the next of these ends or begins', () => {
  expect(firstLookUntil(reply, at('04:00'))).toBe(at('05:00'))
  expect(firstLookUntil(reply, at('15:00'))).toBe(at('15:14'))
  expect(firstLookUntil(reply, at('15:30'))).toBe(at('16:07'))
  expect(firstLookUntil({ ...reply, today: '2026-11-14' }, at('15:00'))).toBeUndefined()
})
