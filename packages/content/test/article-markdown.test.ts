import { describe, expect, test } from 'vitest'
import { articleFaultText } from '../src/article-fault-texts.ts'
import { isSafeAddress } from '../src/articles/inlines.ts'
import { parseBody } from '../src/articles/markdown.ts'
import { contentOf, countWords, readingMinutes } from '../src/articles/plain-text.ts'
import { createSlugs } from '../src/articles/slug.ts'
import { stripMarks } from '../src/articles/strip-marks.ts'

const parse = (markdown: string) => parseBody(markdown, 1, (text, at) => `${at}-${text}`)

test('the blocks of an article, in order', () => {
  const { blocks, faults } = parse(`A *small* **thing** and [a link](/panchang).

## Two

- one
- two **strong**

1. first

### Three

> Said by somebody.

| A | B |
|---|---|
| 1 | [2](/shop) |

![A lamp](drawing:diya)

[[live:sign-of:jupiter]]
`)
  expect(faults).toEqual([])
  expect(blocks).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'A ' },
        { type: 'emphasis', text: 'small' },
        { type: 'text', text: ' ' },
        { type: 'strong', text: 'thing' },
        { type: 'text', text: ' and ' },
        { type: 'link', text: 'a link', href: '/panchang' },
        { type: 'text', text: '.' },
      ],
    },
    { type: 'heading', level: 2, id: '0-Two', text: 'Two' },
    {
      type: 'list',
      ordered: false,
      items: [
        [{ type: 'text', text: 'one' }],
        [
          { type: 'text', text: 'two ' },
          { type: 'strong', text: 'strong' },
        ],
      ],
    },
    { type: 'list', ordered: true, items: [[{ type: 'text', text: 'first' }]] },
    { type: 'heading', level: 3, id: '1-Three', text: 'Three' },
    { type: 'quote', children: [{ type: 'text', text: 'Said by somebody.' }] },
    {
      type: 'table',
      head: [[{ type: 'text', text: 'A' }], [{ type: 'text', text: 'B' }]],
      rows: [[[{ type: 'text', text: '1' }], [{ type: 'link', text: '2', href: '/shop' }]]],
    },
    { type: 'drawing', drawing: 'diya', alt: 'A lamp' },
    { type: 'live', kind: 'sign-of:jupiter' },
  ])
  expect(contentOf(blocks)).toBe(
    'A small thing and a link.\nTwo\none\ntwo strong\nfirst\nThree\nSaid by somebody.\nA · B\n1 · 2',
  )
})

describe('refused, with the line number', () => {
  test.each([
    ['HTML', 'Text.\n\n<script>alert(1)</script>', /Line 3: HTML/],
    ['HTML within a line', 'Text <b onclick="x()">bold</b>.', /Line 1: HTML/],
    ['a script as an address', '[x](javascript:alert(1))', /javascript:alert\(1\) must begin with/],
    ['data as an address', '[x](data:text/html,hello)', /must begin with/],
    ['an address without a lock', '[x](http://example.com/)', /must begin with/],
    ['an address of another host in disguise', '[x](//example.com/)', /must begin with/],
    ['a bare address in brackets', '<javascript:alert(1)>', /must begin with/],
    ['a picture from elsewhere', '![x](https://example.com/x.png)', /none of our drawings/],
    ['a picture without words', '![](drawing:diya)', /needs words/],
    ['a picture in the middle of a text', 'See ![x](drawing:diya) here.', /a line of its own/],
    ['a list within a list', '- one\n  - two', /one paragraph/],
    ['the first level of headings', '# Title', /begins with ##/],
    ['marks within a heading', '## A **strong** one', /plain words only/],
    ['marks within marks', 'A **strong *and* small** one', /within bold, italic/],
    ['code', '```js\nlet x\n```', /A block of code/],
    ['a rule', 'Text.\n\n---\n\nText.', /A rule across the page/],
    ['facts in the middle of a text', 'Now: [[live:today]]', /facts stands alone/],
    ['a row with too few cells', '| A | B |\n|---|---|\n| 1 |', /as many cells/],
  ])('%s', (_, markdown, problem) => {
    const { faults } = parse(markdown)
    expect(faults.map((fault) => articleFaultText(fault, 'en')).join('\n')).toMatch(problem)
  })
})

test.each([
  ['/panchang/delhi', true],
  ['/blog/x#part-2', true],
  ['https://www.isro.gov.in/', true],
  ['https://user@example.com/', false],
  ['/\\example.com', false],
  ['panchang', false],
  ['/x"onclick="y', false],
  ['HTTPS://example.com', false],
  ['vbscript:x', false],
  ['', false],
])('the address %s is taken: %s', (href, isTaken) => {
  expect(isSafeAddress(href)).toBe(isTaken)
})

test('heading ids are made of the words, and repeated ones get a number', () => {
  const slug = createSlugs()
  expect(slug('If your calendar’s date differs: what then?')).toBe('if-your-calendars-date-differs-what-then')
  expect(slug('Café')).toBe('cafe')
  expect(slug('Café')).toBe('cafe-2')
  expect(slug('पंचांग')).toBe('part')
})

test('counts words in both scripts', () => {
  expect(countWords('Two words, 3 – and “four” more…')).toBe(6)
  expect(countWords('घर की नित्य पूजा — पंद्रह मिनट में।')).toBe(7)
  expect(readingMinutes(1000, 'en')).toBe(5)
  expect(readingMinutes(1000, 'hin')).toBe(6)
  expect(readingMinutes(10, 'en')).toBe(1)
})

test.each([
  'A *small* **thing** and [a link](/panchang).\nThe same paragraph.',
  '## Two\n\nText.\n\n### Three',
  '- one\n- two **strong**\n  goes on\n\n1. first\n2. [second](/shop), *indeed*',
  '> Said by somebody\n> at length.',
  '| A | B |\n|---|:--|\n| 1 | [2](/shop) |\n| **3** | |',
  'Text.\n\n![A lamp](drawing:diya)\n\n[[live:today]]\n\nMore.',
  'A dash – and — “quotes”, 2 × 3 = 6, ½.\n',
])('the words of %j are the same with the parser and without', (markdown) => {
  const { blocks, faults } = parse(markdown)
  expect(faults).toEqual([])
  expect(stripMarks(markdown)).toBe(contentOf(blocks))
})
