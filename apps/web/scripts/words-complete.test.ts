import { type Messages, listNamespaces, readMessages } from '@sankalp/content/locales'
import { describe, expect, test } from 'vitest'
import { isNamed, quotedIn, readNamed } from './used-keys.ts'

/** That both languages hold the same texts is seen to beside the pages (apps/web/app/lib/locale/locales.test.ts). */
const root = new URL('../../../', import.meta.url).pathname
const named = readNamed(
  ['apps/web/app', 'apps/server/src', 'packages/content/src', 'packages/contract/src', 'packages/jyotish/src'].map(
    (folder) => root + folder,
  ),
)
const namespaces = listNamespaces('en')

/**
 * Files of names for what the engine knows: their keys are the engine's, read by the group. That every key of the engine has
 * its name, and no name is without a key, is held by the tests beside them (packages/content/test).
 */
const tables = new Set([
  'jyotish',
  'festivals',
  'festival-words',
  'almanac-words',
  'chart-words',
  'dosha-words',
  'match-words',
  'yoga-words',
  'print',
])

function keysIn(words: Messages, prefix = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[prefix + name, value] as [string, string]]
      : keysIn(value as Messages, `${prefix}${name}.`),
  )
}

test.each(namespaces.filter((name) => !tables.has(name)))('every text of %s is shown somewhere', (namespace) => {
  const unused = keysIn(readMessages('en', namespace)).filter(([key]) => !isNamed(named, namespace, key))
  expect(unused.map(([key]) => key)).toEqual([])
})

describe('what counts as naming a text', () => {
  test('quotes of every kind, gaps included', () => {
    expect(quotedIn("t('a.b'); t(`c.${kind}.d`); t(`e.${ok ? 'f' : `g.${h}`}`)")).toEqual(
      expect.arrayContaining(['a.b', 'c.${kind}.d', 'f']),
    )
  })

  test('a key that nothing asks for is found', () => {
    expect(isNamed({ exact: new Set(['title']), patterns: [/^card\.[\w.-]+$/] }, 'blog', 'lead')).toBe(false)
    expect(isNamed({ exact: new Set(['blog:lead', 'count']), patterns: [] }, 'blog', 'lead')).toBe(true)
    expect(isNamed({ exact: new Set(['count']), patterns: [] }, 'blog', 'count_other')).toBe(true)
  })
})

/** Names, marks and abbreviations that Hindi writes in Latin letters too. */
const latinInHindi =
  /^(Sankalp|WhatsApp|PDF|OTP|SMS|UPI|GPS|QR|GST|JPEG|MB|kB|ICS|RSS|DPDP|IP|PIN|AM|PM|IST|UTC|IANA|Chrome|Android|iPhone|Google|Swiss|Ephemeris|Lahiri|Raman|KP|MSG91|Twilio|Razorpay|D\d+|https?|www|lng|hin|com|in|example)$/i

test.each(namespaces)('no English sentence is left in the Hindi %s', (namespace) => {
  const left = keysIn(readMessages('hin', namespace)).filter(([, text]) => {
    const words = text.replace(/<\/?\w+>|\{\{\w+\}\}|\S+@\S+|https?:\S+/g, ' ').match(/[A-Za-z]{2,}/g) ?? []
    const foreign = words.filter((word) => !latinInHindi.test(word))
    return foreign.length >= 3 || (foreign.length > 0 && !/[\u0900-\u097f]/.test(text))
  })
  expect(left).toEqual([])
})
