import type { Visit } from '@sankalp/contract/visit'
import { readMessages } from '@sankalp/content/locales'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { visitContext } from '../../../lib/visit.ts'
import { findHours, findMonth, findYear } from './short-addresses.server.ts'

/** Delhi is a day behind Ujjain here; there are no other cities. */
const todayIn: Record<string, string> = { delhi: '2026-12-31', ujjain: '2027-01-01' }

function argsFor(path: string, city?: string) {
  const visit: Visit = {
    nonce: 'n',
    language: 'en',
    signedIn: false,
    demo: false,
    city,
    origin: 'https://sankalp.example',
    messages: readMessages,
    call: (_endpoint, { params }) => {
      const today = todayIn[String(params?.city)]
      const refusal = { code: 'PLACE_NOT_FOUND', message: '', facts: { suggestions: [] } } as const
      return Promise.resolve(today ? { status: 200, reply: { today } as never } : { status: 404, refusal })
    },
    report: () => {},
  }
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  return { request: new Request(`https://sankalp.example${path}`), context }
}

const ledTo = async (answer: Promise<Response>) => (await answer).headers.get('location')

test.each([
  ['who has chosen no city', undefined, '/calendar/delhi/2026/12#today', '/festivals/2026', '/choghadiya/delhi'],
  [
    'who has chosen one',
    'ujjain',
    '/calendar/ujjain/2027/1#today',
    '/festivals/2027?city=ujjain',
    '/choghadiya/ujjain',
  ],
  ['whose city we no longer know', 'atlantis', '/calendar/delhi/2026/12#today', '/festivals/2026', '/choghadiya/delhi'],
])('a short address leads %s to their own month, year and hours', async (_, city, month, year, hours) => {
  expect(await ledTo(findMonth(argsFor('/calendar', city)))).toBe(month)
  expect(await ledTo(findYear(argsFor('/festivals', city)))).toBe(year)
  expect(await ledTo(findHours(argsFor('/choghadiya', city), 'choghadiya'))).toBe(hours)
  expect(await ledTo(findHours(argsFor('/rahu-kaal', city), 'rahu-kaal'))).toBe(
    hours.replace('choghadiya', 'rahu-kaal'),
  )
})

test('a city in the address takes precedence over the chosen one, and its page reports an unknown one', async () => {
  expect(await ledTo(findMonth(argsFor('/calendar/ujjain', 'delhi'), 'ujjain'))).toBe('/calendar/ujjain/2027/1#today')
  expect(await ledTo(findMonth(argsFor('/calendar/atlantis', 'ujjain'), 'atlantis'))).toBe(
    '/calendar/atlantis/2026/12#today',
  )
  expect(await ledTo(findYear(argsFor('/festivals?city=ujjain', 'delhi')))).toBe('/festivals/2027?city=ujjain')
})
