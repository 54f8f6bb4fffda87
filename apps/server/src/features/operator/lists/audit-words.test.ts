import { readMessages } from '@sankalp/content/locales'
import { languages } from '@sankalp/contract'
import { endpoints } from '@sankalp/contract/endpoints'
import { auditedBesideCalls } from '@sankalp/contract/operator-rights'
import { expect, test } from 'vitest'
import { findCalls } from './audit-words.ts'

/** Their words include the answer; see auditKey. */
const answered: Readonly<Record<string, string[]>> = { decideApplication: ['Review', 'Accept', 'Decline'] }

function keysOf({ name, body }: (typeof endpoints)[number]): string[] {
  if (answered[name]) return answered[name].map((answer) => name + answer)
  const isYesOrNo =
    Object.keys(body?.shape ?? {}).some((field) =>
      ['confirm', 'hidden', 'paused', 'withdrawn', 'closed', 'accept', 'held'].includes(field),
    ) || name === 'setAcharyaListed'
  return isYesOrNo ? [name, `${name}Not`] : [name]
}

test.each(languages)(
  'whatever an operator can call or is noted beside has words in %s, and nothing else has',
  (language) => {
    const words = readMessages(language, 'operator').calls as Record<string, string>
    const expected = [...endpoints.filter(({ access }) => access === 'admin').flatMap(keysOf), ...auditedBesideCalls]
    expect(Object.keys(words).toSorted()).toEqual(expected.toSorted())
    expect(new Set(Object.values(words)).size).toBe(expected.length)
  },
)

test('finds entries by their words in either language', () => {
  expect(findCalls('BLOCKED an')).toBe('blockAccount')
  expect(findCalls('खाता रोका')).toBe('blockAccount')
  expect(findCalls('nothing like it')).toBe('')
})
