import { readMessages } from '@sankalp/content/locales'
import type { Language } from '@sankalp/contract/language'
import type { Visit } from '@sankalp/contract/visit'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { visitContext } from '../../../../lib/visit.ts'
import { addressOf, answeredBy } from '../../../../lib/reading/reading.fake.tsx'
import type { ReadingPage } from '../../../../lib/reading/reading-page.ts'
import { renderCityDay, renderPanchang } from './day-page.server.tsx'

/** Returns the arguments of a visit whose API calls get this answer. */
function argsFor(path: string, answer: () => Response, language: Language = 'en', city?: string) {
  const reported: unknown[] = []
  const asked: string[] = []
  const visit: Visit = {
    nonce: 'n',
    language,
    signedIn: false,
    demo: false,
    city,
    origin: 'https://sankalp.example',
    messages: readMessages,
    call: (endpoint, within) => {
      asked.push(addressOf(endpoint, within, language))
      return answeredBy(answer())
    },
    report: (error) => reported.push(error),
  }
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  return { args: { request: new Request(`https://sankalp.example${path}`), context }, reported, asked }
}

type Rendered = { data: ReadingPage; init: { status: number; headers: Record<string, string> } }

describe('a failure is shown in place of the cards', () => {
  test.each([
    ['a failed answer', new Response('', { status: 500 }), 'en', 'Network response was not ok'],
    ['an answer that is none', new Response('<html>'), 'en', 'API response was not successful'],
    ['an empty answer', new Response(''), 'en', 'No data received from API'],
    ['an empty answer', new Response(''), 'hin', 'सर्वर से कोई जानकारी नहीं मिली'],
  ] as const)('%s', async (_, answer, language, message) => {
    const { args } = argsFor('/panchang', () => answer.clone(), language)
    const { data, init } = (await renderPanchang(args)) as Rendered
    expect(init.status).toBe(503)
    expect(init.headers).toEqual({})
    expect(data.html).toContain(message)
    expect(data.html).toContain(language === 'en' ? 'Try again' : 'फिर कोशिश करें')
    // The rest of the page needs no answer.
    expect(data.html).toContain('FAQPage')
  })
})

test('a failed answer is logged', async () => {
  const { args, reported } = argsFor('/panchang', () => new Response('', { status: 500 }))
  await renderPanchang(args)
  expect(reported).toHaveLength(1)
})

test('an unknown city is 404 and shows suggestions', async () => {
  const suggestions = [{ slug: 'varanasi', name: { en: 'Varanasi', hin: 'वाराणसी' } }]
  const { args } = argsFor('/panchang/varansi', () =>
    Response.json({ code: 'PLACE_NOT_FOUND', message: '', facts: { suggestions } }, { status: 404 }),
  )
  const { data, init } = (await renderCityDay(args, { city: 'varansi' })) as Rendered
  expect(init.status).toBe(404)
  expect(data.html).toContain('<a href="/panchang/varanasi"')
})

test.each(['2026-02-30', '1899-12-31', '2101-01-01', '2026-2-3', 'yesterday'])(
  '%s is no date of ours, and nobody is asked for it',
  async (date) => {
    const { args, asked } = argsFor(`/panchang/delhi/${date}`, () => Response.json({}))
    const { data, init } = (await renderCityDay(args, { city: 'delhi', date })) as Rendered
    expect(init.status).toBe(404)
    expect(data.html).toContain('Date input not valid')
    expect(data.html).toContain('href="/panchang/delhi"')
    expect(asked).toEqual([])
  },
)

test('an invalid point or time zone is not reported as a wrong date', async () => {
  const refused = () =>
    Response.json(
      { code: 'INVALID_INPUT', message: '', facts: { fields: [{ field: 'zone', problem: 'zone' }] } },
      { status: 400 },
    )
  const { data, init } = (await renderPanchang(
    argsFor('/panchang?lat=28&lon=77&zone=Asia/Nowhere', refused).args,
  )) as Rendered
  expect(init.status).toBe(404)
  expect(data.html).toContain('We do not know this place')
})

test('a date typed into the plain form opens its page', async () => {
  const { args } = argsFor('/panchang/delhi?date=15%2F11%2F2026', () => Response.json({}))
  const answer = (await renderCityDay(args, { city: 'delhi' })) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/panchang/delhi/2026-11-15'])
})

test('a user with a chosen city is redirected to its page, unless the address names another place or a date', async () => {
  const found = () => Response.json({ today: '2026-11-15' })
  const leads = async (path: string, city: string, answer = found) => {
    const drawn = await renderPanchang(argsFor(path, answer, 'en', city).args)
    return drawn instanceof Response ? drawn.headers.get('location') : drawn.init?.status
  }
  expect(await leads('/panchang', 'ujjain')).toBe('/panchang/ujjain')
  expect(await leads('/panchang?clock=24', 'ujjain')).toBe('/panchang/ujjain?clock=24')
  expect(await leads('/panchang.data?clock=24&_routes=routes%2Fpanchang', 'ujjain')).toBe('/panchang/ujjain?clock=24')
  expect(await leads('/panchang?date=2026-11-16', 'ujjain')).toBe('/panchang/delhi/2026-11-16')
  // A city that no longer exists: the default page is rendered, here with a failing API call.
  expect(await leads('/panchang', 'atlantis', () => new Response('', { status: 500 }))).toBe(503)
})

test('a city typed into the plain form opens the requested page, and never another site', async () => {
  const found = () => Response.json({ places: [{ id: 1, slug: 'ujjain' }], guesses: [] })
  const goes = async (to: string) => {
    const answer = (await renderPanchang(
      argsFor(`/panchang?city=Ujjain&to=${encodeURIComponent(to)}`, found).args,
    )) as Response
    return answer.headers.get('location')
  }
  expect(await goes('/choghadiya/{city}')).toBe('/choghadiya/ujjain')
  expect(await goes('/panchang/{city}/2027-01-01')).toBe('/panchang/ujjain/2027-01-01')
  expect(await goes('/festivals/2026?city={city}')).toBe('/festivals/2026?city=ujjain')
  expect(await goes('/calendar/{city}/2026/11')).toBe('/calendar/ujjain/2026/11')
  expect(await goes('//evil.example/{city}')).toBe('/panchang/ujjain')
  expect(await goes('https://evil.example')).toBe('/panchang/ujjain')
})

test('a misspelled city in the plain form gets suggestions, and is never guessed', async () => {
  const found = () =>
    Response.json({ places: [{ id: 1, slug: 'ujjain', name: { en: 'Ujjain', hin: 'उज्जैन' } }], guesses: [1] })
  const { data, init } = (await renderPanchang(argsFor('/panchang?city=ujjian', found).args)) as Rendered
  expect(init.status).toBe(404)
  expect(data.html).toContain('<a href="/panchang/ujjain"')
})

test('a whole page does not contain its body twice', async () => {
  const { args } = argsFor('/panchang', () => new Response(''))
  const { data } = (await renderPanchang(args)) as Rendered
  expect(data.html).toBeTruthy()
  expect(JSON.stringify(data)).not.toContain('html')
})
