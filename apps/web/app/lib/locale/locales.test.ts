import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Words } from './fill-text.ts'

const content = dirname(createRequire(import.meta.url).resolve('@sankalp/content/locales/en/shell.json'))
const folders = { en: content, hin: join(content, '../hin') }

/** Texts that are the same in both languages: abbreviations, and texts that are only values. */
const alike = new Set(['+91', '+92', '+61', '₹', 'OTP', 'JPEG', 'SKU', 'SKU {{sku}}', '{{star}} ({{sign}})'])

function leavesOf(language: keyof typeof folders, file: string): Map<string, string> {
  const words = JSON.parse(readFileSync(join(folders[language], file), 'utf8')) as Words
  const leaves = new Map<string, string>()
  const walk = (part: Words, path: string) => {
    for (const [key, value] of Object.entries(part)) {
      if (typeof value === 'string') leaves.set(path + key, value)
      else walk(value, `${path}${key}.`)
    }
  }
  walk(words, '')
  return leaves
}

/** Returns the {{values}} and <marks> of a text, sorted: each language may order them differently. */
const slots = (text: string) => [...text.matchAll(/\{\{\w+\}\}|<\/?\w+>/g)].map(([slot]) => slot).toSorted()

const files = readdirSync(folders.en)

test('both languages have the same files', () => {
  expect(files.length).toBeGreaterThan(2)
  expect(readdirSync(folders.hin).toSorted()).toEqual(files.toSorted())
})

describe.each(files)('%s', (file) => {
  const english = leavesOf('en', file)
  const hindi = leavesOf('hin', file)
  const pairs = [...english].map(([key, text]) => ({ key, text, twin: hindi.get(key) ?? '' }))

  test('has the same keys in both languages', () => {
    expect([...hindi.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  })

  test('leaves no text empty', () => {
    expect(pairs.filter(({ text, twin }) => !text.trim() || !twin.trim()).map(({ key }) => key)).toEqual([])
  })

  test('contains no English where Hindi is expected', () => {
    const same = pairs.filter(({ text, twin }) => text === twin && !alike.has(text))
    const latinOnly = pairs.filter(
      ({ twin }) => /[a-z]/i.test(twin) && !/[\u0900-\u097f]/.test(twin) && !alike.has(twin),
    )
    expect([...same, ...latinOnly].map(({ key, twin }) => `${key}: ${twin}`)).toEqual([])
  })

  test('fills in the same values in both languages', () => {
    expect(pairs.filter(({ text, twin }) => slots(text).join() !== slots(twin).join()).map(({ key }) => key)).toEqual(
      [],
    )
  })
})
