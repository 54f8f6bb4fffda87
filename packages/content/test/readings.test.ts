import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@sankalp/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { passageNames, readingFamilies } from '../src/readings/keys.ts'
import { faultsOf, openingOf, sentencesOf, wordsOf } from './readings-rules.ts'

const root = join(import.meta.dirname, '../src/readings')

/** Returns the passages of a family as its files hold them, with the names that occur twice. */
async function readFamily(language: string, family: string) {
  const folder = join(root, language, family)
  const files = existsSync(folder)
    ? globSync('*.ts', { cwd: folder })
        .filter((file) => file !== 'index.ts')
        .map((file) => join(folder, file))
    : globSync(`${family}.ts`, { cwd: join(root, language) }).map((file) => join(root, language, file))
  const passages = new Map<string, string>()
  const twice: string[] = []
  for (const file of files) {
    const module = (await import(file)) as Record<string, Record<string, string>>
    for (const [name, text] of Object.values(module).flatMap((group) => Object.entries(group))) {
      if (passages.has(name)) twice.push(name)
      passages.set(name, text)
    }
  }
  return { passages, twice }
}

describe('the rules of passages', () => {
  const good =
    'Plans sit in your pocket like a train ticket bought early. You often know the platform before others have packed, and people at home rely on that calm when a wedding list grows too long.'

  test('a good passage has no fault', () => {
    expect(faultsOf(good, 'en')).toEqual([])
  })

  test.each([
    ['en', good.slice(0, 60), 'words'],
    ['en', `${good} Saturn helps.`, 'term “Saturn”'],
    ['en', `${good} This is your fate.`, 'says “fate”'],
    ['hin', 'आप अपनी बात साफ़ करते हैं।', 'sex'],
    ['hin', 'आप काग़ज़ संभाल कर रखेंगी।', 'sex'],
    ['hin', 'घर में रोग की बात होती है।', 'says “रोग”'],
    ['hin', 'यह शनि का समय है।', 'term “शनि”'],
  ] as const)('in %s “%s” is refused: %s', (language, text, fault) => {
    expect(faultsOf(text, language).join('; ')).toContain(fault)
  })

  test('other people may be the subject of any verb', () => {
    const text = 'आपसे लोग सलाह लेते हैं। आपके साथ बच्चे जल्दी घुल जाते हैं। आपका काम और लोग भी करते हैं।'
    expect(faultsOf(text, 'hin').filter((fault) => fault.includes('sex'))).toEqual([])
  })
})

describe.each(languages)('passages in %s', (language) => {
  const all = new Map<string, string>()
  const twice: string[] = []

  beforeAll(async () => {
    for (const family of readingFamilies) {
      const read = await readFamily(language, family)
      twice.push(...read.twice)
      for (const [name, text] of read.passages) all.set(`${family}/${name}`, text)
    }
  })

  test.each(readingFamilies)('%s has a passage for every name, and no other', (family) => {
    const names = [...all.keys()]
      .filter((key) => key.startsWith(`${family}/`))
      .map((key) => key.slice(family.length + 1))
    expect(names.toSorted()).toEqual([...passageNames[family]].toSorted())
    expect(twice).toEqual([])
  })

  test('every passage keeps the rules', () => {
    const faults = [...all].flatMap(([key, text]) => faultsOf(text, language).map((fault) => `${key}: ${fault}`))
    expect(faults).toEqual([])
  })

  test('no sentence is in two passages', () => {
    const seen = new Map<string, string>()
    const shared: string[] = []
    for (const [key, text] of all) {
      for (const sentence of sentencesOf(text)) {
        const before = seen.get(sentence)
        if (before !== undefined) shared.push(`${before} and ${key}: ${sentence}`)
        seen.set(sentence, key)
      }
    }
    expect(shared).toEqual([])
  })

  test('no two passages of a family open with the same words', () => {
    const seen = new Map<string, string>()
    const shared: string[] = []
    for (const [key, text] of all) {
      const opening = `${key.split('/')[0]}: ${openingOf(text, language)}`
      const before = seen.get(opening)
      if (before !== undefined) shared.push(`${before} and ${key}: ${opening}`)
      seen.set(opening, key)
    }
    expect(shared).toEqual([])
  })

  test('a passage has about forty words in the middle of the range', () => {
    const counts = [...all.values()].map((text) => wordsOf(text).length).toSorted((one, other) => one - other)
    const median = counts[Math.floor(counts.length / 2)]!
    expect(median).toBeGreaterThanOrEqual(32)
    expect(median).toBeLessThanOrEqual(58)
  })
})
