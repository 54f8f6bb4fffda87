import type { Visit } from '@sankalp/contract/visit'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { isDocumentContext, visitContext } from './lib/visit.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

/** Answers a page, or the data of a page, for one visit. The web server calls this and nothing else. */
export async function render(request: Request, visit: Visit): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  context.set(isDocumentContext, !new URL(request.url).pathname.endsWith('.data'))
  return handle(request, context)
}
