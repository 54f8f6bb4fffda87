import type { Visit } from '@sankalp/contract/visit'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createPathTest } from './lib/page/known-paths.ts'
import { PageBody, pageBodyContext } from './lib/reading/page-body.server.ts'
import { isDocumentContext, renderedPageContext, visitContext } from './lib/visit.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

/** Renders a page, or the data of a page, for one visit. */
export async function render(
  request: Request,
  visit: Visit,
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const context = new RouterContextProvider()
  const page: { bytes: Buffer | null } = { bytes: null }
  context.set(visitContext, visit)
  context.set(renderedPageContext, page)
  const isDocument = !new URL(request.url).pathname.endsWith('.data')
  context.set(isDocumentContext, isDocument)
  if (isDocument) context.set(pageBodyContext, new PageBody(visit.nonce))
  const response = await handle(request, context)
  const { status, headers } = response
  return { status, headers, bytes: page.bytes ?? Buffer.from(await response.arrayBuffer()) }
}

const notFoundRoute = 'routes/not-found'
/** The path patterns of all pages, as in their routes. */
export const pagePatterns = listPatterns(undefined, '')
const isKnown = createPathTest(pagePatterns)

/** Returns the patterns of all routes with a page, each with those of its parent routes. */
function listPatterns(parentId: string | undefined, around: string): string[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId || route.id === notFoundRoute) return []
    const pattern = route.path ? `${around}/${route.path}` : around
    const own = route.path !== undefined || route.index ? [pattern] : []
    return [...own, ...listPatterns(route.id, pattern)]
  })
}

/** Returns whether a page may exist at this path: false if only the not-found route matches. */
export function hasPage(path: string): boolean {
  return isKnown(path.replace(/(^\/_)?\.data$/, '') || '/')
}
