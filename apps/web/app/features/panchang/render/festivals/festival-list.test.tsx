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
  dispute: null,
} as const
const festivals: FestivalOfPlace[] = [
  { ...none, key: 'holi', date: '2026-03-04' },
  { ...none, key: 'darsha-amavasya', date: '2026-11-08' },
  { ...none, key: 'diwali', date: '2026-11-08' },
  { ...none, key: 'gita-jayanti', date: '2026-12-20' },
]

function render(today: string, language: Language = 'en'): string {
  return renderPart(<FestivalList festivals={festivals} today={today} city="delhi" year={2026} />, {
    language,
    date: today,
  })
}
const names = (html: string) => [...html.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, name]) => name)

test('the current year begins with today, and past festivals are folded', () => {
  const [folded = '', open = ''] = render('2026-11-08').split('</details>')
  expect(names(folded)).toEqual(['Holi'])
  expect(folded).toContain('Earlier this year (1)')
  expect(names(open)).toEqual(['Diwali (Lakshmi Puja)', 'Darsha Amavasya', 'Gita Jayanti'])
  expect(open).toMatch(/<li id="day-2026-11-08".*?>Today</)
  expect(render('2026-11-08', 'hin')).toContain('इस वर्ष के बीते पर्व (1)')
})

test('links to the months stand above the list, and a month of the next year says which', () => {
  const html = renderPart(
    <FestivalList
      festivals={[...festivals, { ...none, key: 'diwali', date: '2027-10-29' }]}
      today="2026-11-01"
      city="delhi"
      year={2026}
    />,
    { date: '2026-11-01' },
  )
  const links = [...html.matchAll(/<a href="(#month-[\d-]+)"[^>]*>([^<]*)/g)].map(([, href, text]) => [href, text])
  expect(links).toEqual([
    ['#month-2026-11', 'Nov'],
    ['#month-2026-12', 'Dec'],
    ['#month-2027-10', 'Oct 2027'],
  ])
  expect(html).toContain('<nav')
  expect(html.indexOf('<nav')).toBeLessThan(html.indexOf('id="month-'))
  expect(html).toContain('id="month-2027-10"')
})

test('festivals of one day are one entry, with the feast before the vrat and larger', () => {
  const html = render('2026-11-01')
  expect(html.match(/<li id="day-/g)).toHaveLength(3)
  expect(html).toMatch(/id="diwali-2026-11-08" class="[^"]*text-2xl/)
  expect(html).toMatch(/id="darsha-amavasya-2026-11-08" class="[^"]*text-lg/)
})

test('a festival shows its picture, or that of its pooja; one without shows none', () => {
  const dated = ['diwali', 'govardhan-puja', 'gita-jayanti'].map((key) => ({ ...none, key, date: '2026-11-09' }))
  const html = renderPart(<FestivalList festivals={dated} today="2026-11-01" city="delhi" year={2026} />)
  expect([...html.matchAll(/<img src="\/pictures\/test\/([^".]+)/g)].map(([, name]) => name)).toEqual([
    'festivals/diwali',
    'poojas/govardhan',
  ])
  expect(html).not.toMatch(/<img(?![^>]*alt="")/)
})

test.each(['2025-06-01', '2027-06-01'])('seen from %s the whole year is open', (today) => {
  const html = render(today)
  expect(html).not.toContain('<details')
  expect(names(html)).toHaveLength(4)
})

test('a festival that almanacs keep on two days names the other day and the reason', () => {
  const rama: FestivalOfPlace = {
    ...none,
    key: 'rama-navami',
    date: '2032-04-18',
    dispute: { date: '2032-04-19', reason: 'two-middays' },
  }
  const shown = (language: Language) =>
    renderPart(<FestivalList festivals={[rama]} today="2032-01-01" city="delhi" year={2032} />, {
      language,
      date: '2032-01-01',
    })
  expect(shown('en')).toMatch(/Some almanacs keep .*19.*Navami runs at midday on both days.*Dharmasindhu/s)
  expect(shown('hin')).toMatch(/कुछ पंचांगों में यह .*19.*धर्मसिंधु/s)
  expect(render('2026-11-01')).not.toContain('Some almanacs')
})
