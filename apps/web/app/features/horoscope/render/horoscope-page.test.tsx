import { type Language, languages } from '@sankalp/contract'
import type { Endpoint } from '@sankalp/contract/endpoint'
import type { AskedWithin, Visit } from '@sankalp/contract/visit'
import { readMessages } from '@sankalp/content/locales'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { addressOf, answeredBy } from '../../../lib/reading/reading.fake.tsx'
import { isDocumentContext, visitContext } from '../../../lib/visit.ts'
import type { HoroscopeChoice } from '../horoscope-data.ts'
import { renderSign, renderTabs } from './horoscope-page.server.tsx'

const asked = { sign: 'leo', timeframe: 'today' } as const

const sentences = [
  {
    text: 'Walk </script> slowly.',
    alone: 'Walk </script> slowly.',
    cause: { kind: 'moon-house', text: 'Moon in the 8th until 02:32 PM' },
  },
  { text: 'But rest early.', alone: 'Rest early.', cause: { kind: 'tithi', text: 'Ashtami' } },
]
const area = { text: sentences[0]!.text, sentences }
const horoscope = {
  sign: 'leo',
  prediction_date: '2026-11-15',
  period: 'Sunday, 15 November 2026',
  headline: {
    text: 'Open </script> a window.',
    cause: { kind: 'moon-place', text: 'Moon in Rohini until 02:32 PM' },
  },
  good_hour: {
    text: '11:20 AM to 12:05 PM',
    rule: 'Hora of the Sun, the lord of your sign, in Labh choghadiya',
    from_ms: 1,
    until_ms: 2,
  },
  prediction: area.text,
  areas: Object.fromEntries(
    ['personal_life', 'profession', 'money', 'health', 'travel', 'luck', 'emotions'].map((name) => [name, area]),
  ),
  valid_until_ms: 1_800_000_000_000,
  timeframes: ['today', 'tomorrow', 'yesterday', 'week', 'month', 'year'],
}

/** A visit whose one API call returns this answer. */
type Options = { language?: Language; isDocument?: boolean }

function contextWith(answer: Response, { language = 'en', isDocument = true }: Options = {}) {
  const calls: string[] = []
  const reports: unknown[] = []
  const visit = {
    language,
    origin: 'https://sankalp.example',
    messages: readMessages,
    call(endpoint: Pick<Endpoint, 'path'>, within: AskedWithin) {
      calls.push(addressOf(endpoint, within, language))
      return answeredBy(answer)
    },
    report: (error: unknown) => void reports.push(error),
  } as unknown as Visit
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  context.set(isDocumentContext, isDocument)
  return { context, calls, reports }
}

async function drawn(draw: typeof renderSign, context: RouterContextProvider, choice: HoroscopeChoice = asked) {
  const page = await draw({ request: new Request('https://sankalp.example/horoscopePage'), context }, choice)
  if (page instanceof Response) throw new Error('a horoscope leads nowhere else')
  return page
}

test.each(languages)(
  'in %s every sentence stands in the page with its cause, and nothing in it can end a script',
  async (language) => {
    const { context, calls } = contextWith(Response.json({ dailyHoroscope: horoscope }), { language })
    const { data, init } = await drawn(renderSign, context)
    expect(calls).toEqual([`/api/user/getDailyHoroscope/leo?lng=${language}`])
    expect(data.html!.match(/<details/g)).toHaveLength(14)
    expect(data.html!.match(/Moon in the 8th until/g)).toHaveLength(7)
    expect(data.html!.match(/Moon in Rohini until/g)).toHaveLength(1)
    expect(data.html).not.toMatch(/(Walk|Open) <\/script>/)
    expect(data.head.hidden).toBe(false)
    expect(new Headers(init?.headers).get('x-page-cache')).toBe('until=1800000000000; reads=')
  },
)

test.each([
  ['en', 'Moon in the 8th until 02:32 PM', 'until <time data-m="872">02:32\u00a0PM</time>'],
  ['hin', 'चंद्र आठवें भाव में, दोपहर 02:32 बजे तक', 'में, <time data-m="872">दोपहर\u00a002:32</time> बजे तक'],
] as const)(
  'in %s the times of causes and sentences are marked for who has chosen another notation',
  async (language, told, marked) => {
    const timed = [{ text: told, alone: told, cause: { kind: 'moon-house', text: told } }]
    const areas = Object.fromEntries(
      Object.keys(horoscope.areas).map((name) => [name, { text: told, sentences: timed }]),
    )
    const { data } = await drawn(
      renderSign,
      contextWith(Response.json({ dailyHoroscope: { ...horoscope, areas, headline: timed[0] } }), { language }).context,
    )
    expect(data.html!.split(marked)).toHaveLength(17)
    expect(data.html).not.toContain(told)
    expect(data.facts).toMatchObject({ halfWords: { lead: language === 'hin' } })
  },
)

test('the headline of a day and its cause come before everything else but the heading', async () => {
  const { data } = await drawn(renderSign, contextWith(Response.json({ dailyHoroscope: horoscope })).context)
  const [, afterHeading = ''] = data.html!.split('</h1>')
  const words = afterHeading
    .replaceAll(/<script.*?<\/script>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  expect(words).toMatch(/^ Open &lt;\/script&gt; a window\. Comes from: Moon in Rohini until 02:32.PM/)
})

test('a day has a good hour with its rule, and leads to the hours of the own town', async () => {
  const answer = (good_hour: object | null) =>
    contextWith(Response.json({ dailyHoroscope: { ...horoscope, good_hour } }))
  const { data } = await drawn(renderSign, answer(horoscope.good_hour).context)
  const [, part = ''] = data.html!.split('id="good-hour"')
  expect(part).toContain('<time data-m="680">11:20\u00a0AM</time>')
  expect(part).toContain('Hora of the Sun, the lord of your sign, in Labh choghadiya.')
  expect(part).toContain('href="/choghadiya"')
  expect((await drawn(renderSign, answer(null).context)).data.html).not.toContain('id="good-hour"')
})

test('the headline of a month is not repeated in its area, and what follows it there goes without "but"', async () => {
  const [tied] = sentences
  const ofMonth = { ...horoscope, prediction_date: '2026-11', headline: { text: tied!.alone, cause: tied!.cause } }
  const { context } = contextWith(Response.json({ monthlyHoroscope: ofMonth }))
  const { data } = await drawn(renderSign, context, { sign: 'leo', timeframe: 'month' })
  const html = data.html!
  expect(html.indexOf('Moon in the 8th')).toBeLessThan(html.indexOf('<details'))
  const [, first = '', ...others] = html.split(/id="area-/)
  expect(first).not.toContain('Walk')
  expect(first).toMatch(/>Rest early\./)
  expect(others.join('').match(/>But rest early\./g)).toHaveLength(6)
})

test('a pressed tab leads to its headline', async () => {
  const { context } = contextWith(Response.json({ dailyHoroscope: horoscope }))
  const page = await renderTabs({ request: new Request('https://sankalp.example/horoscopePage?sign=leo'), context })
  const { html } = (page as Exclude<typeof page, Response>).data
  expect(html).toMatch(/<a href="\/horoscopePage\?sign=cancer#text" data-sign="cancer" class/)
  // The signs stand after it once one is chosen, and before it until then.
  expect(html).toMatch(/id="text".*data-sign=/)
  const unchosen = await renderTabs({
    request: new Request('https://sankalp.example/horoscopePage'),
    context: contextWith(Response.json({ dailyHoroscope: horoscope })).context,
  })
  expect((unchosen as Exclude<typeof page, Response>).data.html).toMatch(/id="text"(?!.*data-sign=)/)
})

test('lists the signs from Aries to Pisces', async () => {
  const { data } = await drawn(renderSign, contextWith(Response.json({ dailyHoroscope: horoscope })).context)
  const order = [...data.html!.matchAll(/data-sign="(\w+)"/g)].map(([, sign]) => sign)
  expect(order.slice(0, 3)).toEqual(['aries', 'taurus', 'gemini'])
  expect(order.at(-1)).toBe('pisces')
})

const year = { ...horoscope, prediction_date: '2026', period: '2026' }
const nextYear = { ...horoscope, prediction_date: '2027', period: '2027' }
const inNovember = { timeframes: [...horoscope.timeframes, 'next-year'] }

test.each([
  ['en', 'Leo (Simha) horoscope 2026, this year', 'Leo (Simha) horoscope 2027, next year'],
  ['hin', 'इस साल 2026 का सिंह राशिफल', 'अगले साल 2027 का सिंह राशिफल'],
] as const)(
  'in %s the year leads to the next one while it is offered, and each title says which year it is',
  async (language, thisTitle, nextTitle) => {
    const ofYear = (answer: object) =>
      drawn(renderSign, contextWith(Response.json({ yearlyHoroscope: answer }), { language }).context, {
        sign: 'leo',
        timeframe: 'year',
      })
    const link = '<a href="/horoscope/leo/next-year"'
    expect((await ofYear(year)).data.html).not.toContain(link)
    const { data } = await ofYear({ ...year, ...inNovember })
    expect(data.html).toContain(link)
    expect(data.head.title).toBe(thisTitle)
    const next = contextWith(Response.json({ nextYearHoroscope: { ...nextYear, ...inNovember } }), { language })
    const page = await drawn(renderSign, next.context, { sign: 'leo', timeframe: 'next-year' })
    expect(next.calls).toEqual([`/api/user/getNextYearHoroscope/leo?lng=${language}`])
    expect(page.data.head).toMatchObject({ title: nextTitle, hidden: false })
  },
)

test.each([
  ['en', 'Leo (Simha) horoscope this week, 16–22 November 2026'],
  ['hin', 'इस हफ़्ते का सिंह राशिफल, 16–22 नवंबर 2026'],
] as const)('in %s the week has its own address and title, and is offered beside the day', async (language, title) => {
  const period = language === 'en' ? '16–22 November 2026' : '16–22 नवंबर 2026'
  const week = { ...horoscope, prediction_date: '2026-W47', period }
  const { context, calls } = contextWith(Response.json({ weeklyHoroscope: week }), { language })
  const { data } = await drawn(renderSign, context, { sign: 'leo', timeframe: 'week' })
  expect(calls).toEqual([`/api/user/getWeeklyHoroscope/leo?lng=${language}`])
  expect(data.head).toMatchObject({ title, hidden: false, image: `/share/horoscope/leo.png?lng=${language}` })
  expect(data.html).toContain('<a href="/horoscope/leo/week" data-stay="" aria-current="true"')
  expect(data.html).not.toContain('datePublished')
})

test('hides the next year from search engines before it is offered, and marks it as the current choice', async () => {
  const { data } = await drawn(renderSign, contextWith(Response.json({ nextYearHoroscope: nextYear })).context, {
    sign: 'leo',
    timeframe: 'next-year',
  })
  expect(data.head.hidden).toBe(true)
  expect(data.html).toContain('<a href="/horoscope/leo/next-year" data-stay="" aria-current="true"')
})

test('does not send a whole page a second time as data', async () => {
  const whole = await drawn(renderTabs, contextWith(Response.json({ dailyHoroscope: horoscope })).context)
  expect(JSON.parse(JSON.stringify(whole.data))).not.toHaveProperty('html')
  const later = await drawn(
    renderTabs,
    contextWith(Response.json({ dailyHoroscope: horoscope }), { isDocument: false }).context,
  )
  expect(JSON.parse(JSON.stringify(later.data))).toHaveProperty('html')
})

test('says so when an answer has no text', async () => {
  const { data } = await drawn(renderTabs, contextWith(Response.json({})).context)
  expect(data.html).toContain('No prediction available.')
  expect(data.facts).toMatchObject({ validUntilMs: null })
})

test('shows a refusal’s own text with a retry link, and does not cache it', async () => {
  const refusal = {
    code: 'TOO_MANY_REQUESTS',
    message: 'Please try again in 20 seconds.',
    facts: { retryAfterSeconds: 20 },
  }
  const { context, reports } = contextWith(Response.json(refusal, { status: 429 }))
  const { data, init } = await drawn(renderSign, context)
  expect(data.html).toContain('role="alert"')
  expect(data.html).toContain(refusal.message)
  expect(data.html).toContain('href="/horoscope/leo/today"')
  expect(data.head.hidden).toBe(true)
  expect(new Headers(init?.headers).has('x-page-cache')).toBe(false)
  expect(reports).toHaveLength(1)
})

test('reports the parameters by which the tabs page is to be cached', async () => {
  const { context, calls } = contextWith(Response.json({ dailyHoroscope: horoscope }))
  const page = await renderTabs({
    request: new Request('https://sankalp.example/horoscopePage?sign=cancer&x=1'),
    context,
  })
  if (page instanceof Response) throw new Error('a horoscope leads nowhere else')
  expect(calls).toEqual(['/api/user/getDailyHoroscope/cancer?lng=en'])
  expect(new Headers(page.init?.headers).get('x-page-cache')).toContain('reads=sign,timeframe')
})

test('an area whose only sentence is the headline is there all the same', async () => {
  const [own, shared] = sentences as unknown as [object, object]
  const one = {
    ...horoscope,
    headline: own,
    areas: {
      ...horoscope.areas,
      personal_life: { text: 'x', sentences: [own] },
      health: { text: 'y', sentences: [shared] },
    },
  }
  const { data } = await drawn(renderSign, contextWith(Response.json({ dailyHoroscope: one })).context)
  for (const area of ['personal_life', 'profession', 'money', 'health', 'travel', 'luck', 'emotions']) {
    expect(data.html).toMatch(new RegExp(`id="area-${area}"[^>]*>[^<]*</h\\d><ul><li>`))
  }
})
