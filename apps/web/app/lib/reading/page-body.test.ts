import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { isDocumentContext } from '../visit.ts'
import { PageBody, pageBodyContext, setBody } from './page-body.server.ts'

function contextOf(body: PageBody | null, isDocument: boolean) {
  const context = new RouterContextProvider()
  context.set(pageBodyContext, body)
  context.set(isDocumentContext, isDocument)
  return context
}

test('inserts the body unchanged where it was left out', () => {
  const body = new PageBody('bm9uY2U')
  const page: { html?: string } = {}
  setBody(page, '<p>$& तिथि</p>', contextOf(body, true))
  const rendered = Buffer.from(`<main>${page.html}</main>`)
  expect(rendered.includes('तिथि')).toBe(false)
  expect(body.putInto(rendered).toString()).toBe('<main><p>$& तिथि</p></main>')
  expect(JSON.stringify(page)).toBe('{}')
})

test('leaves a page that shows something else unchanged', () => {
  const body = new PageBody('bm9uY2U')
  expect(body.putInto(Buffer.from('<!--bm9uY2U-->')).toString()).toBe('<!--bm9uY2U-->')
  body.setAside('<p>body</p>')
  expect(body.putInto(Buffer.from('<h1>Not found</h1>')).toString()).toBe('<h1>Not found</h1>')
})

test('includes the body in the data of a page', () => {
  const page: { html?: string } = {}
  setBody(page, '<p>body</p>', contextOf(null, false))
  expect(JSON.stringify(page)).toBe('{"html":"<p>body</p>"}')
})

test('accepts only one body per page', () => {
  const body = new PageBody('bm9uY2U')
  body.setAside('a')
  expect(() => body.setAside('b')).toThrow('only once')
})
