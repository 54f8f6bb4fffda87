import type { Visit } from '@sankalp/contract/visit'
import { rashis } from '@sankalp/jyotish'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { type DrawingName, drawings } from './ui/drawings/index.ts'
import { RashiSign } from './ui/drawings/rashis.tsx'
import { HeldHtml, heldHtmlContext } from './lib/drawn/held-html.server.ts'
import { drawnPageContext, isDocumentContext, visitContext } from './lib/visit.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

/** Answers a page, or the data of a page, for one visit. */
export async function render(request: Request, visit: Visit): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const context = new RouterContextProvider()
  const page: { bytes: Buffer | null } = { bytes: null }
  context.set(visitContext, visit)
  context.set(drawnPageContext, page)
  const isDocument = !new URL(request.url).pathname.endsWith('.data')
  context.set(isDocumentContext, isDocument)
  if (isDocument) context.set(heldHtmlContext, new HeldHtml(visit.nonce))
  const response = await handle(request, context)
  const { status, headers } = response
  return { status, headers, bytes: page.bytes ?? Buffer.from(await response.arrayBuffer()) }
}

/** One of our line drawings, by its name or by a rashi's, for the pictures that the web server makes of pages. */
export async function drawing(name: string): Promise<string | null> {
  const rashi = rashis.find((each) => each === name)
  if (rashi) return renderToStaticMarkup(createElement(RashiSign, { rashi }))
  return Object.hasOwn(drawings, name) ? renderToStaticMarkup(createElement(drawings[name as DrawingName])) : null
}
