import { readMessages } from '@sankalp/content/locales'
import type { Language } from '@sankalp/contract/language'
import type { PanchangDayReply } from '@sankalp/contract/panchang'
import type { Visit } from '@sankalp/contract/visit'
import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { visitContext } from '../../../../lib/visit.ts'
import type { ReadingPage } from '../../../../lib/reading/reading-page.ts'
import { renderChoghadiya } from '../hours-pages.server.tsx'

const at = (time: string) => Date.parse(`2026-11-16T${time}:00+05:30`)
const span = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) })

/** The part of a day that the page of choghadiyas reads. */
const reply = {
  place: { slug: 'delhi', name: { en: 'Delhi', hin: 'दिल्ली' } },
  spot: { zone: 'Asia/Kolkata' },
  date: '2026-11-16',
  today: '2026-11-16',
  todayEndsAt: at('00:00') + 86_400_000,
  day: {
    sunsetAt: at('17:27'),
    muhurtas: {
      rahuKalam: span('08:04', '09:25'),
      choghadiya: {
        day: [{ key: 'amrit', ...span('06:44', '17:27') }],
        night: [{ key: 'char', startsAt: at('17:27'), endsAt: at('06:45') + 86_400_000 }],
      },
    },
  },
  dawn: {
    ...span('00:00', '06:44'),
    vara: 'ravi',
    tithis: [
      { key: 'saptami', ...span('00:00', '04:59') },
      { key: 'ashtami', ...span('04:59', '23:00') },
    ],
    nakshatras: [{ key: 'shravana', ...span('00:00', '20:00') }],
    choghadiya: [
      { key: 'rog', ...span('01:40', '03:22') },
      { key: 'labh', ...span('03:22', '05:03') },
      { key: 'udveg', ...span('05:03', '06:44') },
    ],
    horas: [
      { lord: 'mars', ...span('04:30', '05:37') },
      { lord: 'sun', ...span('05:37', '06:44') },
    ],
    muhurtas: [],
  },
} as unknown as PanchangDayReply

async function draw(told: Partial<PanchangDayReply> = {}, language: Language = 'en') {
  const call: Visit['call'] = () => Promise.resolve({ status: 200, reply: { ...reply, ...told } as never })
  const visit: Visit = {
    nonce: 'n',
    language,
    signedIn: false,
    demo: false,
    city: undefined,
    origin: 'https://sankalp.example',
    messages: readMessages,
    call,
    report: () => {},
  }
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  const drawn = await renderChoghadiya(
    { request: new Request('https://sankalp.example/choghadiya/delhi'), context },
    { city: 'delhi' },
  )
  const { data, init } = drawn as unknown as { data: ReadingPage; init: { headers: Record<string, string> } }
  return { html: data.html!, headers: init.headers }
}

/** Returns the visible text, without what is hidden until its time. */
function seen(html: string): string {
  return html
    .replace(/<dd (?!data-now)(?:(?!data-now)[^>])*class="while-it-runs">.*?<\/dd>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
}

beforeEach(() => void vi.useFakeTimers({ now: at('04:50') }))
afterEach(() => void vi.useRealTimers())

test('before sunrise the page shows what is running, and until when', async () => {
  const { html } = await draw()
  const text = seen(html)
  expect(text).toContain('Now, before sunrise')
  expect(text).toMatch(/Until the Sun rises at\s+06:44 AM\s+it is still Sunday/)
  expect(text).toMatch(/Saptami\s+upto\s+04:59 AM/)
  expect(text).not.toMatch(/Ashtami\s+upto/)
  expect(text).toMatch(/Labh\s+good\s+upto\s+05:03 AM/)
  // The following spans are in the page for the browser to show in time, past ones are not.
  expect(html).toContain('Ashtami')
  expect(html).not.toContain('>Rog')
})

test('before sunrise in Hindi too', async () => {
  const { html } = await draw({}, 'hin')
  expect(seen(html)).toMatch(/सुबह 06:44\s+पर सूर्योदय होने तक पंचांग में रविवार ही है/)
})

test('the rest of the night is a table above those of the day', async () => {
  const { html } = await draw()
  const [, table] = /Until sunrise(.*?)<\/table>/.exec(html)!
  expect(table).toContain('Labh')
  expect(table).toContain('Udveg')
  expect(table).not.toContain('Rog')
})

test('such a page is kept until the next of it ends, any other until the next line of the strip begins', async () => {
  expect((await draw()).headers).toEqual({ 'x-page-cache': `until=${at('04:59')}; reads=clock` })
  vi.setSystemTime(at('06:00'))
  expect((await draw()).headers).toEqual({ 'x-page-cache': `until=${at('06:44')}; reads=clock` })
  vi.setSystemTime(at('06:44'))
  expect((await draw()).headers).toEqual({ 'x-page-cache': `until=${at('08:04')}; reads=clock` })
  vi.setSystemTime(at('17:27'))
  expect((await draw()).headers).toEqual({ 'x-page-cache': `until=${reply.todayEndsAt}; reads=clock` })
})

test('from sunset on the night stands before the day, with a way to tomorrow at any hour', async () => {
  const captions = (html: string) => [...html.matchAll(/<caption[^>]*>(.*?)<\/caption>/g)].map(([, caption]) => caption)
  vi.setSystemTime(at('17:26'))
  expect(captions((await draw()).html)).toEqual(['Day', 'Night'])
  vi.setSystemTime(at('17:27'))
  const { html } = await draw()
  expect(captions(html)).toEqual(['Night', 'Day'])
  expect(html).toContain('href="/panchang/delhi/2026-11-17#choghadiya"')
})

test('after sunrise, on another date or without a dawn the section is missing', async () => {
  expect((await draw({ today: '2026-11-15' })).html).not.toContain('before-sunrise')
  expect((await draw({ dawn: null })).html).not.toContain('before-sunrise')
  vi.setSystemTime(at('06:44'))
  expect((await draw()).html).not.toContain('before-sunrise')
})
