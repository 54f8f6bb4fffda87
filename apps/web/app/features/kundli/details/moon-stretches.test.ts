import { expect, test } from 'vitest'
import type { Translate } from '../../../lib/locale/use-translation.ts'
import { stretchesText } from './moon-stretches.ts'

const t = ((key: string, values: Record<string, string>) =>
  key === 'birth.upto' ? `${values.name} until ${values.time}` : `then ${values.name}`) as Translate<'kundli'>
const told = { t, language: 'en' as const, offsetSeconds: 5.5 * 3600 }

test('names both values with their hours when they change on a day without its birth time', () => {
  const stretches = [
    { key: 'pushya', endMs: Date.parse('1991-10-21T14:22:40+05:30') },
    { key: 'ashlesha', endMs: Date.parse('1991-10-21T23:59:59+05:30') },
  ]
  expect(stretchesText(stretches, (key) => key, told)).toBe('pushya until 02:23 PM, then ashlesha')
  expect(stretchesText(stretches.slice(1), (key) => key, told)).toBe('ashlesha')
})
