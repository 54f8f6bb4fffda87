import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@sankalp/contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import { faultList } from '../src/articles/article.ts'
import { checkArticles } from '../src/articles/check-articles.ts'
import { type Articles, openArticles } from '../src/articles/open-articles.ts'

// Read here and not in a test: on a busy machine reading all of them exceeds a test's timeout.
const articles = openArticles()
for (const id of articles.ids) for (const language of languages) articles.find(id, language)!.blocks()

test('every article is complete in both languages, and has no broken link', () => {
  expect(articles.ids.length).toBeGreaterThanOrEqual(36)
  expect(faultList(checkArticles(articles, new Date().toISOString().slice(0, 10)))).toBe('')
})

const paragraph = { en: 'Seven words stand in this one line. ', hin: 'इस एक पंक्ति में सात शब्द हैं। ' }

type Change = (text: string) => string
type Files = Record<string, string | null>

const head = (id: string, language: 'en' | 'hin') => `---
id: ${id}
title: ${language === 'en' ? 'A title:' : 'शीर्षक:'} ${id}
subtitle: ${language === 'en' ? 'A subtitle that says in a line what is in it.' : 'एक पंक्ति में बताता है कि इस लेख में क्या-क्या लिखा है।'}
category: Vastu
date: 2026-01-31
drawing: lotus
related: [${['one', 'two', 'three'].filter((other) => other !== id).join(', ')}]
---
`
const body = (language: 'en' | 'hin') => `${paragraph[language].repeat(90)}

## ${language === 'en' ? 'The first heading' : 'पहला शीर्षक'}

${paragraph[language].repeat(5)}[${language === 'en' ? 'more' : 'और'}](/blog/two#the-first-heading)

[[live:today]]
`

/** Creates three valid articles, except for what `change` does to `one` in the given language. */
function folderWith(change: Change = (text) => text, language: 'en' | 'hin' = 'en', others: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'articles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files: Files = { 'withdrawn.json': '[]' }
  for (const id of ['one', 'two', 'three'])
    for (const of of languages) files[`${id}.${of}.md`] = head(id, of) + body(of)
  files[`one.${language}.md`] = change(files[`one.${language}.md`]!)
  for (const [name, text] of Object.entries({ ...files, ...others }))
    if (text !== null) writeFileSync(join(folder, name), text)
  return folder
}

/** Checks the articles, without the faults about other categories, which have no articles here. */
function check(articles: Articles): string {
  return faultList(checkArticles(articles, '2026-11-15').filter(({ file }) => file !== 'articles'))
}

test('finds no fault in the articles that the following tests change', () => {
  expect(check(openArticles(folderWith()))).toBe('')
})

describe('is not opened', () => {
  test.each<[string, Change, RegExp]>([
    ['without a head', (text) => text.slice(4), /one\.en\.md: begins with no block/],
    ['without a title', (text) => text.replace(/^title.*\n/m, ''), /one\.en\.md: says no title/],
    [
      'with a line nobody knows',
      (text) => text.replace('drawing:', 'tags: a\ndrawing:'),
      /does not know the line "tags: a"/,
    ],
    ['with an unknown category', (text) => text.replace('Vastu', 'Vaastu'), /unknown category Vaastu/],
    ['with another id than its name', (text) => text.replace('id: one', 'id: other'), /says its id is other/],
  ])('a folder with an article %s', (_, change, problem) => {
    expect(() => openArticles(folderWith(change))).toThrow(problem)
  })

  test('refuses a folder in which a language is missing', () => {
    expect(() => openArticles(folderWith(undefined, 'en', { 'two.hin.md': null }))).toThrow('two.hin.md: is missing')
  })

  test('refuses a folder in which an article both exists and is withdrawn', () => {
    expect(() => openArticles(folderWith(undefined, 'en', { 'withdrawn.json': '["two", "gone"]' }))).toThrow(
      'two is still there',
    )
    expect(openArticles(folderWith(undefined, 'en', { 'withdrawn.json': '["gone"]' })).isWithdrawn('gone')).toBe(true)
  })
})

describe('is reported as faulty', () => {
  test.each<[string, Change, RegExp]>([
    ['too short', (text) => text.replace(paragraph.en.repeat(20), ''), /5\d\d words; it should have 600 to 1200/],
    ['too long', (text) => text.replace('[[live', `${paragraph.en.repeat(90)}\n\n[[live`), /1\d\d\d words; it should/],
    [
      'a title that no search result shows whole',
      (text) => text.replace('A title:', 'A title that goes on '.repeat(4)),
      /The title has \d+ characters/,
    ],
    ['a subtitle that says nothing', (text) => text.replace(/^subtitle.*$/m, 'subtitle: Short.'), /The subtitle has 6/],
    ['a day that there is not', (text) => text.replace('2026-01-31', '2026-02-31'), /2026-02-31 is no date/],
    ['a day to come', (text) => text.replace('2026-01-31', '2026-11-16'), /2026-11-16 is not yet/],
    ['related to nothing', (text) => text.replace('[two,', '[four,'), /related to four, which is not there/],
    ['related to itself', (text) => text.replace('[two,', '[one,'), /related to itself/],
    [
      'a link to no article',
      (text) => text.replace('/blog/two#the-first-heading', '/blog/four'),
      /\/blog\/four leads nowhere/,
    ],
    ['a link to no heading', (text) => text.replace('#the-first-heading', '#the-last-heading'), /no such heading/],
    [
      'a heading more than in the other language',
      (text) => `${text}\n### More\n\nText.\n`,
      /one\.hin\.md: The headings should be the same/,
    ],
    [
      'other facts than in the other language',
      (text) => text.replace('live:today', 'live:eclipses'),
      /one\.hin\.md: The lines of facts should/,
    ],
    [
      'a mark that is not taken off its words',
      (text) => text.replace('[[live', 'Text with \\*stars\\*.\n\n[[live'),
      /would be left among the words/,
    ],
    ['the title of another', (text) => text.replace('A title: one', 'A title: two'), /has the title of/],
  ])('%s', (_, change, problem) => {
    expect(check(openArticles(folderWith(change)))).toMatch(problem)
  })

  test('reports a category with too few articles', () => {
    const faults = checkArticles(openArticles(folderWith((text) => text.replace('Vastu', 'Tarot'))), '2026-11-15')
    expect(faultList(faults)).toContain('articles: Vastu has 2 and needs 3')
    expect(faultList(faults)).toContain('articles: Sports has 0 and needs 3')
  })
})

test('the Hindi of the articles has Latin digits, and Latin letters only where intended', () => {
  const texts = articles.ids.map((id) => {
    const { head, content } = articles.find(id, 'hin')!
    return { id, text: [head.title, head.subtitle, content].join('\n') }
  })
  const found = (pattern: RegExp) =>
    texts.flatMap(({ id, text }) => (text.match(pattern) ?? []).map((word) => `${id}: ${word}`))
  expect(found(/[०-९]/g)).toEqual([])
  // Divisional charts, the hallmark's names, and the letters whose numbers are added.
  const meant = [
    /^(houses-of-sport|work-in-the-chart): D$/,
    /^buying-a-gem: (BIS|HUID|BIS Care)$/,
    /^bhagyank-and-name: [A-Z ]+$/,
  ]
  expect(found(/[A-Za-z]+(?: [A-Za-z]+)*/g).filter((word) => !meant.some((pattern) => pattern.test(word)))).toEqual([])
})
