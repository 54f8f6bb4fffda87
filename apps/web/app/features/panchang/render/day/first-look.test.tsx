import type { PanchangDayReply } from '@sankalp/contract/panchang'
import { expect, test } from 'vitest'
import { renderPart } from '../almanac.fake.tsx'
import { FirstLook, firstLookUntil } from './first-look.tsx'

const at = (time: string, date = '2026-11-15') => Date.parse(`${date}T${time}:00+05:30`)
const span = (key: string, from: number, to: number) => ({ key, startsAt: from, endsAt: to })
const tithi = (key: string, number: number, from: number, to: number) => ({
  ...span(key, from, to),
  number,
  paksha: number <= 15 ? 'shukla' : 'krishna',
})
const dayBefore = at('10:00', '2026-11-14')
const dayAfter = at('09:00', '2026-11-16')

/** The part of a day that its first lines read. */
const reply = {
  date: '2026-11-15',
  today: '2026-11-15',
  todayEndsAt: at('00:00', '2026-11-16'),
  day: {
    month: { amanta: 'kartika', purnimanta: 'kartika', adhika: false, kshaya: null },
    tithis: [tithi('shashthi', 6, at('05:00'), at('14:23')), tithi('saptami', 7, at('14:23'), dayAfter)],
    nakshatras: [span('shravana', dayBefore, dayAfter)],
    yogas: [span('vriddhi', dayBefore, at('07:54')), span('dhruva', at('07:54'), dayAfter)],
    karanas: [span('garaja', dayBefore, at('15:14')), span('vanija', at('15:14'), dayAfter)],
    sunriseAt: at('06:44'),
    sunsetAt: at('17:27'),
    muhurtas: {
      rahuKalam: { startsAt: at('16:07'), endsAt: at('17:27') },
      choghadiya: {
        day: [span('udveg', at('06:44'), at('14:46')), span('shubh', at('14:46'), at('17:27'))],
        night: [span('amrit', at('17:27'), at('22:26')), span('rog', at('22:26'), at('06:45', '2026-11-16'))],
      },
    },
  },
  dawn: {
    tithis: [tithi('panchami', 5, dayBefore, at('05:00')), tithi('shashthi', 6, at('05:00'), at('14:23'))],
    nakshatras: [span('shravana', dayBefore, dayAfter)],
    yogas: [span('vriddhi', dayBefore, at('07:54'))],
    karanas: [span('garaja', dayBefore, at('15:14'))],
    choghadiya: [span('labh', at('03:22'), at('05:03')), span('kaal', at('05:03'), at('06:44'))],
  },
} as unknown as PanchangDayReply

/** Returns the visible text, without what is hidden until its time. */
function seen(nowMs: number, told: Partial<PanchangDayReply> = {}): string {
  const html = renderPart(<FirstLook reply={{ ...reply, ...told }} nowMs={nowMs} />)
  return html
    .replace(/<(dd|span) (?:(?!data-now)[^>])*class="while-it-runs">.*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ')
}

test('for today, shows what is running, and until when', () => {
  const text = seen(at('15:00'))
  expect(text).toContain('Kartika Shukla Saptami upto 09:00 AM, 16 Nov , then Ashtami')
  expect(text).not.toContain('Shashthi')
  expect(text).toContain('Shravana upto')
  expect(text).toContain('Dhruva upto')
  expect(text).toContain('Garaja upto 03:14 PM')
  expect(text).toContain('04:07 PM to 05:27 PM')
  expect(text).toContain('06:44 AM · 05:27 PM')
})

test('before sunrise, shows the limb of the night, with the next one hidden in the page', () => {
  expect(seen(at('04:00'))).toContain('Kartika Shukla Panchami upto 05:00 AM , then Shashthi')
  expect(seen(at('04:00'))).not.toContain('Shashthi upto')
  expect(renderPart(<FirstLook reply={reply} nowMs={at('04:00')} />)).toContain('Shashthi')
  expect(seen(at('05:00'))).toContain('Shashthi upto 02:23 PM')
})

test('of today it names the choghadiya that runs, the next good one, and how it is with Rahu Kalam', () => {
  expect(seen(at('04:00'))).toMatch(
    /Choghadiya Labh good upto 05:03 AM Rahu .* Next good time Amrit 05:27 PM to 10:26 PM Sunrise/,
  )
  expect(seen(at('10:00'))).toMatch(/Choghadiya Udveg avoid upto 02:46 PM Rahu .* Next good time Amrit/)
  expect(seen(at('10:00'))).toContain('04:07 PM to 05:27 PM still to come')
  expect(seen(at('16:30'))).toContain('04:07 PM to 05:27 PM now')
  expect(seen(at('18:00'))).toContain('04:07 PM to 05:27 PM over for today')
  expect(seen(at('18:00'))).toMatch(/Choghadiya Amrit good upto 10:26 PM Rahu .* Next good time None until sunrise/)
})

test('it has the instant and the words from which the browser writes when Rahu Kalam begins', () => {
  expect(renderPart(<FirstLook reply={reply} nowMs={at('10:00')} />)).toContain(
    `data-begins="${at('16:07') / 1000}" data-words="begins in {h} h {m} min|begins in {m} min"`,
  )
})

test('for another date, shows the limbs at its sunrise', () => {
  const text = seen(at('15:00'), { today: '2026-11-14' })
  expect(text).toContain('Shashthi upto 02:23 PM')
  expect(text).not.toContain('Saptami upto')
  expect(text).toContain('04:07 PM to 05:27 PM Sunrise')
  expect(text).not.toContain('Choghadiya')
})

test('a day without sunrise has no Rahu Kalam and no times of the Sun', () => {
  const text = seen(at('15:00'), { day: { ...reply.day, muhurtas: null, sunriseAt: null } })
  expect(text).not.toContain('Rahu')
  expect(text).not.toContain('AM · ')
})

test('the page is valid until the next of these ends or begins', () => {
  expect(firstLookUntil(reply, at('04:00'))).toBe(at('05:00'))
  expect(firstLookUntil(reply, at('15:00'))).toBe(at('15:14'))
  expect(firstLookUntil(reply, at('15:30'))).toBe(at('16:07'))
  expect(firstLookUntil(reply, at('14:30'))).toBe(at('14:46'))
  expect(firstLookUntil({ ...reply, today: '2026-11-14' }, at('15:00'))).toBeUndefined()
})
