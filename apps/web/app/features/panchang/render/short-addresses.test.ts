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
    call: (asked) => {
      const today = todayIn[asked.split('/').at(-2)!]
      const refusal = { code: 'PLACE_NOT_FOUND', message: '', facts: { suggestions: [] } }
      return Promise.resolve(
        today ? { status: 200, text: JSON.stringify({ today }) } : { status: 404, text: JSON.stringify(refusal) },
      )
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

test('a city in the address goes before the chosen one, and its page says so where we do not know it', async () => {
  expect(await ledTo(findMonth(argsFor('/calendar/ujjain', 'delhi'), 'ujjain'))).toBe('/calendar/ujjain/2027/1#today')
  expect(await ledTo(findMonth(argsFor('/calendar/atlantis', 'ujjain'), 'atlantis'))).toBe(
    '/calendar/atlantis/2026/12#today',
  )
  expect(await ledTo(findYear(argsFor('/festivals?city=ujjain', 'delhi')))).toBe('/festivals/2027?city=ujjain')
})
