import type { Visit } from '@sankalp/contract/visit'
import { Writable } from 'node:stream'
import type { Language } from '@sankalp/contract/language'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageBodyContext } from './lib/reading/page-body.server.ts'
import type { Words } from './lib/locale/fill-text.ts'
import { type Bundle, Texts } from './lib/locale/texts.ts'
import { TextsContext } from './lib/locale/use-language.ts'
import { indiaYear } from './lib/page/india-year.ts'
import { deferScripts } from './lib/page/defer-scripts.server.ts'
import { type Page, PageContext, toScriptJson } from './lib/page/page-facts.ts'
import type { RouteHandle } from './lib/route-handle.ts'
import { renderedPageContext, visitContext } from './lib/visit.ts'

export const streamTimeout = 5_000

/** Renders the document of a page. Data requests of later navigations are not handled here. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const visit = context.get(visitContext)
  const handles = handlesOf(router)
  const messages = messagesOf(handles, visit)
  const facts = {
    language: visit.language,
    signedIn: visit.signedIn,
    demo: visit.demo,
    origin: visit.origin,
    year: indiaYear(new Date()),
  }
  const page: Page = {
    facts,
    json: `{"facts":${toScriptJson(facts)},"messages":${messagesJson(messages)}}`,
    nonce: visit.nonce,
  }
  const texts = new Texts(visit.language, messages, loaderOf(visit))
  const document = (
    <PageContext value={page}>
      <TextsContext value={texts}>
        <ServerRouter context={router} url={request.url} nonce={visit.nonce} />
      </TextsContext>
    </PageContext>
  )
  const whole = await renderWhole(document, request, visit)
  const started = handles.some(({ startsAtOnce }) => startsAtOnce) ? whole : deferScripts(whole)
  context.get(renderedPageContext).bytes = context.get(pageBodyContext)?.putInto(started) ?? started
  return new Response(null, { status, headers })
}

export function handleError(error: unknown, { request, context }: ErrorFacts): void {
  // A visitor who left is not an error of ours.
  if (request.signal.aborted) return
  context.get(visitContext).report(error)
}
type ErrorFacts = { request: Request; context: Readonly<RouterContextProvider> }

function handlesOf(router: EntryContext): RouteHandle[] {
  return router.staticHandlerContext.matches.map(
    ({ route }) => (router.routeModules[route.id]?.handle as RouteHandle | undefined) ?? {},
  )
}

/** Returns only the texts of the matched routes, so that a page does not carry the texts of the others. */
function messagesOf(handles: readonly RouteHandle[], visit: Visit): Bundle {
  const unique = new Set(['shell', ...handles.flatMap(({ namespaces }) => namespaces ?? [])])
  return Object.fromEntries([...unique].map((name) => [name, visit.messages(visit.language, name) as Words]))
}

const written = new WeakMap<Words, string>()

/** Serializes each text file once, because the same texts go into every page. */
function messagesJson(messages: Bundle): string {
  const files = Object.entries(messages).map(([name, words]) => {
    let json = written.get(words)
    if (json === undefined) written.set(words, (json = toScriptJson(words)))
    return `${toScriptJson(name)}:${json}`
  })
  return `{${files.join(',')}}`
}

/**
 * Returns a loader for files that the page's routes do not name. The server has all texts in memory, so they only
 * arrive a bit later.
 */
function loaderOf(visit: Visit) {
  return async (language: Language, namespace: string) => visit.messages(language, namespace) as Words
}

/**
 * Renders the page as a whole. Its loaders are done before rendering begins, so streaming would gain little, and
 * compressing each piece would cost much.
 */
function renderWhole(document: React.ReactNode, request: Request, visit: Visit): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    const page = new Writable({
      decodeStrings: false,
      write(piece: string | Uint8Array, _encoding, done) {
        pieces.push(typeof piece === 'string' ? Buffer.from(piece) : (piece as Buffer))
        done()
      },
      final(done) {
        resolve(Buffer.concat(pieces))
        done()
      },
    })
    // Errors of parts that React leaves to the browser. An error that breaks the whole page goes to handleError through
    // the promise.
    const leftOut: unknown[] = []
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce: visit.nonce,
      // Otherwise React would put larger parts behind a script, and without scripts they would never show.
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer)
        if (!request.signal.aborted) leftOut.forEach(visit.report)
        pipe(page)
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError: (error) => void leftOut.push(error),
    })
    // Allow one second more than loaders get, so that their time-outs can still be written into the page.
    const timer = setTimeout(abort, streamTimeout + 1_000)
  })
}
