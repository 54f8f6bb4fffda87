import { languages } from '@sankalp/contract'
import type { CauseFacts, EpochMs } from '@sankalp/jyotish'
import { expect, test } from 'vitest'
import { readMessages } from '../src/locales.ts'
import { causeWords } from '../src/readings/cause-words.ts'

const span = { from: 1 as EpochMs, to: 2 as EpochMs }
/** One of each kind, and of each of its forms. */
const causes: CauseFacts[] = [
  { kind: 'graha-in-house', graha: 'moon', house: 4, from: 'lagna' },
  { kind: 'graha-in-house', graha: 'moon', house: 4, from: 'moon' },
  { kind: 'graha-in-sign', graha: 'moon', rashi: 'karka' },
  { kind: 'moon-pada', nakshatra: 'rohini', pada: 2 },
  { kind: 'lord-in-house', of: 10, graha: 'saturn', house: 1, from: 'lagna' },
  { kind: 'lord-in-house', of: 10, graha: 'saturn', house: 1, from: 'moon' },
  { kind: 'rising-sign', rashi: 'mesha' },
  ...(['yogakaraka', 'benefic', 'malefic', 'neutral'] as const).map((nature): CauseFacts => ({
    kind: 'lordship',
    graha: 'saturn',
    owns: [4, 5],
    nature,
  })),
  { kind: 'dignity', graha: 'saturn', rashi: 'tula', dignity: 'exalted' },
  { kind: 'combust', graha: 'mercury' },
  { kind: 'retrograde', graha: 'mercury' },
  { kind: 'aspect-on-house', graha: 'jupiter', house: 5, from: 'lagna' },
  { kind: 'aspect-on-house', graha: 'jupiter', house: 5, from: 'moon' },
  { kind: 'aspect-on-graha', graha: 'jupiter', onto: 'moon' },
  { kind: 'conjunction', graha: 'sun', with: 'moon' },
  { kind: 'varga-dignity', varga: 'd9', graha: 'venus', rashi: 'meena', dignity: 'exalted' },
  { kind: 'varga-dignity', varga: 'd10', graha: 'venus', rashi: 'meena', dignity: 'exalted' },
  { kind: 'vargottama', graha: 'venus', rashi: 'meena' },
  { kind: 'yoga', key: 'ruchaka', facts: { rule: 'conjunction' } as never },
  { kind: 'dasha', maha: 'rahu', antar: null, span },
  { kind: 'dasha', maha: 'rahu', antar: 'venus', span },
  { kind: 'transit', graha: 'saturn', rashi: 'meena', house: 12, from: 'lagna', span },
  { kind: 'transit', graha: 'saturn', rashi: 'meena', house: 12, from: 'moon', span },
  { kind: 'shadbala', graha: 'sun', ratio: 1.624 },
  { kind: 'bindus', of: 'sarva', house: 10, bindus: 31 },
  { kind: 'bindus', of: 'jupiter', house: 10, bindus: 5 },
  ...(['friend', 'neutral', 'enemy'] as const).map((tie): CauseFacts => ({
    kind: 'natural-tie',
    graha: 'sun',
    with: 'moon',
    tie,
  })),
]

const names = {
  graha: (key: string) => `[${key}]`,
  rashi: (key: string) => `[${key}]`,
  nakshatra: (key: string) => `[${key}]`,
  dignity: (key: string) => `[${key}]`,
  yoga: ({ key }: { key: string }) => ({ yoga: `[${key}]`, made: 'made' }),
  date: (ms: number) => `[day ${ms}]`,
  list: (words: string[]) => words.join('+'),
}

function textOf(language: (typeof languages)[number], facts: CauseFacts): string {
  const { key, values } = causeWords({ ...facts, at: { grahas: [], houses: [] } }, names)
  const words = readMessages(language, 'kundli-reading').causes as Record<string, unknown>
  const text = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], words)
  return (text as string).replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap))
}

test.each(languages)('in %s every kind of cause has words, all of them filled and no two alike', (language) => {
  const texts = causes.map((facts) => textOf(language, facts))
  for (const text of texts) expect(text).not.toMatch(/\{\{|undefined/)
  expect(new Set(texts).size).toBe(causes.length)
})

test.each(languages)('in %s a cause names every graha, sign and number that it rests on', (language) => {
  for (const facts of causes) {
    const text = textOf(language, facts)
    for (const [name, value] of Object.entries(facts)) {
      if (['graha', 'rashi', 'onto', 'with', 'maha', 'antar', 'dignity', 'nakshatra'].includes(name) && value !== null)
        expect(text).toContain(`[${String(value)}]`)
      if (['house', 'pada', 'bindus'].includes(name)) expect(text).toContain(String(value))
    }
  }
  expect(
    textOf(
      language,
      causes.find(({ kind }) => kind === 'shadbala')!,
    ),
  ).toContain('162')
})
