import { type Messages, listNamespaces, readMessages } from '@sankalp/content/locales'
import { describe, expect, test } from 'vitest'
import { isNamed, quotedIn, readNamed } from './used-keys.ts'

/** Another test checks that both languages have the same texts (apps/web/app/lib/locale/locales.test.ts). */
const root = new URL('../../../', import.meta.url).pathname
const named = readNamed(
  ['apps/web/app', 'apps/server/src', 'packages/content/src', 'packages/contract/src', 'packages/jyotish/src'].map(
    (folder) => root + folder,
  ),
)
const namespaces = listNamespaces('en')

/**
 * Files of names for the engine's terms: their keys are the engine's, read by group. Other tests check that the
 * engine's keys and the names match exactly (packages/content/test).
 */
const tables = new Set([
  'jyotish',
  'picture-titles',
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

describe('strings that name a text', () => {
  test('finds quotes of every kind, including gaps', () => {
    expect(quotedIn("t('a.b'); t(`c.${kind}.d`); t(`e.${ok ? 'f' : `g.${h}`}`)")).toEqual(
      expect.arrayContaining(['a.b', 'c.${kind}.d', 'f']),
    )
  })

  test('finds a key that is never used', () => {
    expect(isNamed({ exact: new Set(['title']), patterns: [/^card\.[\w.-]+$/] }, 'blog', 'lead')).toBe(false)
    expect(isNamed({ exact: new Set(['blog:lead', 'count']), patterns: [] }, 'blog', 'lead')).toBe(true)
    expect(isNamed({ exact: new Set(['count']), patterns: [] }, 'blog', 'count_other')).toBe(true)
  })
})

/** Names, marks and abbreviations that Hindi also writes in Latin letters. */
const latinInHindi =
  /^(Sankalp|WhatsApp|PDF|OTP|SMS|UPI|GPS|QR|GST|JPEG|MB|kB|ICS|RSS|DPDP|IP|PIN|AM|PM|IST|SKU|UTC|IANA|Chrome|Android|iPhone|Google|Swiss|Ephemeris|Lahiri|Raman|KP|MSG91|Twilio|Razorpay|D\d+|https?|www|lng|hin|com|in|example)$/i

test.each(namespaces)('no English sentence is left in the Hindi %s', (namespace) => {
  const left = keysIn(readMessages('hin', namespace)).filter(([, text]) => {
    const words = text.replace(/<\/?\w+>|\{\{\w+\}\}|\S+@\S+|https?:\S+/g, ' ').match(/[A-Za-z]{2,}/g) ?? []
    const foreign = words.filter((word) => !latinInHindi.test(word))
    return foreign.length >= 3 || (foreign.length > 0 && !/[\u0900-\u097f]/.test(text))
  })
  expect(left).toEqual([])
})
