import { type Language, languages } from '@sankalp/contract'
import type { Visit } from '@sankalp/contract/visit'
import { readMessages } from '@sankalp/content/locales'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { isDocumentContext, visitContext } from '../../../lib/visit.ts'
import { drawSign, drawTabs } from './draw-page.server.tsx'

const asked = { sign: 'leo', timeframe: 'today' } as const

const sentences = [{ text: 'Walk </script> slowly.', cause: { kind: 'moon-house', text: 'Moon in the 8th until 14:32' } }]
const area = { text: sentences[0]!.text, sentences }
const horoscope = {
  sign: 'leo',
  prediction_date: '2026-11-15',
  period: 'Sunday, 15 November 2026',
  prediction: area.text,
  areas: Object.fromEntries(['personal_life', 'profession', 'health', 'travel', 'luck', 'emotions'].map((name) => [name, area])),
  valid_until_ms: 1_800_000_000_000,
}

/** A visit whose one call is answered like this. */
type Options = { language?: Language; isDocument?: boolean }

function contextWith(answer: Response, { language = 'en', isDocument = true }: Options = {}) {
  const calls: string[] = []
  const reports: unknown[] = []
  const visit = {
    language,
    origin: 'https://sankalp.example',
    messages: readMessages,
    async call(path: string) {
      calls.push(path)
      return { status: answer.status, text: await answer.text() }
    },
    report: (error: unknown) => void reports.push(error),
  } as unknown as Visit
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  context.set(isDocumentContext, isDocument)
  return { context, calls, reports }
}

async function drawn(draw: typeof drawSign, context: RouterContextProvider) {
  const page = await draw({ request: new Request('https://sankalp.example/horoscopePage'), context }, asked)
  if (page instanceof Response) throw new Error('a horoscope leads nowhere else')
  return page
}

test.each(languages)('in %s every sentence stands in the page with its cause, and nothing in it can end a script', async (language) => {
  const { context, calls } = contextWith(Response.json({ dailyHoroscope: horoscope }), { language })
  const { data, init } = await drawn(drawSign, context)
  expect(calls).toEqual([`/api/user/getDailyHoroscope/leo?lng=${language}`])
  expect(data.html!.match(/<details/g)).toHaveLength(6)
  expect(data.html!.match(/Moon in the 8th until 14:32/g)).toHaveLength(6)
  expect(data.html).not.toContain('Walk </script>')
  expect(data.head.hidden).toBe(false)
  expect(new Headers(init?.headers).get('x-page-cache')).toBe('until=1800000000000')
})

test('a whole page is not sent a second time as data', async () => {
  const whole = await drawn(drawTabs, contextWith(Response.json({ dailyHoroscope: horoscope })).context)
  expect(JSON.parse(JSON.stringify(whole.data))).not.toHaveProperty('html')
  const later = await drawn(drawTabs, contextWith(Response.json({ dailyHoroscope: horoscope }), { isDocument: false }).context)
  expect(JSON.parse(JSON.stringify(later.data))).toHaveProperty('html')
})

test('an answer without a text says so', async () => {
  const { data } = await drawn(drawTabs, contextWith(Response.json({})).context)
  expect(data.html).toContain('No prediction available.')
  expect(data.facts).toEqual({ validUntilMs: null })
})

test('a refusal is shown in its own words, with a way to try again, and is not kept', async () => {
  const refusal = { code: 'TOO_MANY_REQUESTS', message: 'Please try again in 20 seconds.', facts: { retryAfterSeconds: 20 } }
  const { context, reports } = contextWith(Response.json(refusal, { status: 429 }))
  const { data, init } = await drawn(drawSign, context)
  expect(data.html).toContain('role="alert"')
  expect(data.html).toContain(refusal.message)
  expect(data.html).toContain('href="/horoscope/leo/today"')
  expect(data.head.hidden).toBe(true)
  expect(new Headers(init?.headers).has('x-page-cache')).toBe(false)
  expect(reports).toHaveLength(1)
})

test('an answer that cannot be read is said to be one', async () => {
  const { data } = await drawn(drawTabs, contextWith(new Response('<html>', { status: 502 })).context)
  expect(data.html).toContain('could not read')
})
