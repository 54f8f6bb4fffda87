import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText } from './rich-text.tsx'

const parts = { terms: (words: string) => <a href="/privacy">{words}</a> }

test.each([
  ['I accept the <terms>terms</terms>.', 'I accept the <a href="/privacy">terms</a>.'],
  ['<terms>शर्तें</terms> मान्य हैं', '<a href="/privacy">शर्तें</a> मान्य हैं'],
  ['No marks at all', 'No marks at all'],
  ['An <unknown>odd</unknown> one', 'An odd one'],
  ['Words & <b', 'Words &amp; &lt;b'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(<RichText text={text} parts={parts} />)).toBe(html)
})
