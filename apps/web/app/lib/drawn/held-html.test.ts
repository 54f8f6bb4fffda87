import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { isDocumentContext } from '../visit.ts'
import { HeldHtml, giveBody, heldHtmlContext } from './held-html.server.ts'

function contextOf(held: HeldHtml | null, isDocument: boolean) {
  const context = new RouterContextProvider()
  context.set(heldHtmlContext, held)
  context.set(isDocumentContext, isDocument)
  return context
}

test('the body comes into the page where it was left out, letter for letter', () => {
  const held = new HeldHtml('bm9uY2U')
  const page: { html?: string } = {}
  giveBody(page, '<p>$& तिथि</p>', contextOf(held, true))
  const drawn = Buffer.from(`<main>${page.html}</main>`)
  expect(drawn.includes('तिथि')).toBe(false)
  expect(held.putInto(drawn).toString()).toBe('<main><p>$& तिथि</p></main>')
  expect(JSON.stringify(page)).toBe('{}')
})

test('a page that shows something else is left as it is', () => {
  const held = new HeldHtml('bm9uY2U')
  expect(held.putInto(Buffer.from('<!--bm9uY2U-->')).toString()).toBe('<!--bm9uY2U-->')
  held.hold('<p>body</p>')
  expect(held.putInto(Buffer.from('<h1>Not found</h1>')).toString()).toBe('<h1>Not found</h1>')
})

test('the data of a page carries its body', () => {
  const page: { html?: string } = {}
  giveBody(page, '<p>body</p>', contextOf(null, false))
  expect(JSON.stringify(page)).toBe('{"html":"<p>body</p>"}')
})

test('a page has one body', () => {
  const held = new HeldHtml('bm9uY2U')
  held.hold('a')
  expect(() => held.hold('b')).toThrow('one body')
})
