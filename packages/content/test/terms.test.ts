import { contactKeptDays } from '@sankalp/contract/contact-rules'
import { code, refreshDays } from '@sankalp/contract'
import { describe, expect, test } from 'vitest'
import { type TermsBlock, terms, termsLinks, termsSections } from '../src/terms/index.ts'

const textsOf = (block: TermsBlock): readonly string[] =>
  typeof block === 'string' ? [block] : 'list' in block ? block.list : [...block.head, ...block.rows.flat()]
const shapeOf = (block: TermsBlock): string =>
  typeof block === 'string' ? 'text' : 'list' in block ? `list ${block.list.length}` : `table ${block.rows.length}`
/** Values and links, sorted: each language may place them in its own order. */
const slotsOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}|<\/?\w+>/g)].map(([slot]) => slot).toSorted()

describe.each(termsSections)('%s', (id) => {
  const [en, hin] = [terms.en[id], terms.hin[id]]

  test('has the same blocks, values and links in both languages', () => {
    expect(hin.blocks.map(shapeOf)).toEqual(en.blocks.map(shapeOf))
    expect(hin.blocks.flatMap(textsOf).map(slotsOf)).toEqual(en.blocks.flatMap(textsOf).map(slotsOf))
  })

  test('the Hindi text is in Hindi, with Latin digits', () => {
    const texts = [hin.title, ...hin.blocks.flatMap(textsOf)].map((text) =>
      text.replace(/\{\{\w+\}\}|<\/?\w+>|\b(SMS|PDF)\b/g, ''),
    )
    expect(texts.filter((text) => /[a-z०-९]/i.test(text) || !/[\u0900-\u097f]/.test(text))).toEqual([])
  })

  test('every link has a target', () => {
    const marks = en.blocks.flatMap(textsOf).flatMap((text) => [...text.matchAll(/<(\w+)>/g)].map(([, name]) => name!))
    expect(marks.filter((name) => !Object.hasOwn(termsLinks, name))).toEqual([])
  })
})

test('the periods in the text match the settings', () => {
  const all = termsSections.flatMap((id) => terms.en[id].blocks.flatMap(textsOf)).join('\n')
  expect([contactKeptDays, refreshDays, code.validSeconds, code.digits]).toEqual([365, 30, 300, 4])
  for (const text of ['One year', '30 days', 'five minutes', 'four digits']) expect(all).toContain(text)
})
