import type { Language } from '@sankalp/contract/language'
import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import { expect, test } from 'vitest'
import { renderPart } from '../almanac.fake.tsx'
import { FestivalList } from './festival-list.tsx'

const none = {
  limb: null,
  kaala: null,
  kaalaSpan: null,
  puja: null,
  parana: null,
  at: null,
  tradition: 'all',
  month: null,
} as const
const festivals: FestivalOfPlace[] = [
  { ...none, key: 'holi', date: '2026-03-04' },
  { ...none, key: 'darsha-amavasya', date: '2026-11-08' },
  { ...none, key: 'diwali', date: '2026-11-08' },
  { ...none, key: 'gita-jayanti', date: '2026-12-20' },
]

function render(today: string, language: Language = 'en'): string {
  return renderPart(<FestivalList festivals={festivals} today={today} city="delhi" />, { language, date: today })
}
const names = (html: string) => [...html.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, name]) => name)

test('a year that is under way begins with today, and what is over is folded', () => {
  const [folded = '', open = ''] = render('2026-11-08').split('</details>')
  expect(names(folded)).toEqual(['Holi'])
  expect(folded).toContain('Earlier this year (1)')
  expect(names(open)).toEqual(['Diwali (Lakshmi Puja)', 'Darsha Amavasya', 'Gita Jayanti'])
  expect(open).toMatch(/<li id="day-2026-11-08".*?>Today</)
  expect(render('2026-11-08', 'hin')).toContain('इस वर्ष के बीते पर्व (1)')
})

test('what falls on one day is one entry, the feast before the vrat and larger', () => {
  const html = render('2026-11-01')
  expect(html.match(/<li id="day-/g)).toHaveLength(3)
  expect(html).toMatch(/id="diwali-2026-11-08" class="[^"]*text-2xl/)
  expect(html).toMatch(/id="darsha-amavasya-2026-11-08" class="[^"]*text-lg/)
})

test.each(['2025-06-01', '2027-06-01'])('seen from %s the whole year is open', (today) => {
  const html = render(today)
  expect(html).not.toContain('<details')
  expect(names(html)).toHaveLength(4)
})
