import { readMessages } from '@sankalp/content/locales'
import type { Language } from '@sankalp/contract/language'
import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import type { Visit } from '@sankalp/contract/visit'
import { expect, test } from 'vitest'
import { writeMarkup } from '../../../../lib/markup/write-markup.ts'
import { drawIn } from '../almanac.tsx'
import { sayOf } from '../say.server.ts'
import { FestivalList } from './festival-list.tsx'

const none = { limb: null, kaala: null, kaalaSpan: null, puja: null, parana: null, at: null, tradition: 'all', month: null } as const
const festivals: FestivalOfPlace[] = [
  { ...none, key: 'holi', date: '2026-03-04' },
  { ...none, key: 'diwali', date: '2026-11-08' },
  { ...none, key: 'gita-jayanti', date: '2026-12-20' },
]

function draw(today: string, language: Language = 'en'): string {
  const t = sayOf({ language, messages: readMessages } as Visit)
  const almanac = { t, language, origin: '', notation: '12', halfWords: { parts: '', lead: false }, zone: 'Asia/Kolkata', date: today } as const
  return drawIn(almanac, () => writeMarkup(<FestivalList festivals={festivals} today={today} city="delhi" />, t))
}

test('in the middle of a year a link leads to what comes next', () => {
  expect(draw('2026-11-01')).toMatch(/<a href="#diwali-2026-11-08"[^>]*>Next: Diwali \(Lakshmi Puja\), 8 November<\/a>/)
  expect(draw('2026-11-01', 'hin')).toMatch(/<a href="#diwali-2026-11-08"[^>]*>अगला: दीपावली \(लक्ष्मी पूजा\), 8 नवंबर<\/a>/)
  expect(draw('2026-11-01')).toContain('id="diwali-2026-11-08"')
})

test('and on its day to the festival of today', () => {
  expect(draw('2026-11-08')).toMatch(/<a href="#diwali-2026-11-08"[^>]*>Today: Diwali/)
})

test.each(['2025-06-01', '2026-03-04', '2026-12-21', '2027-06-01'])('seen from %s there is nothing to leap over, or nothing to come', (today) => {
  expect(draw(today)).not.toMatch(/Next: |Today: /)
})
