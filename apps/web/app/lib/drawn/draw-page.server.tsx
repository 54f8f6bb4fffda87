import type { Language } from '@sankalp/contract/language'
import type { Visit } from '@sankalp/contract/visit'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type RouterContextProvider, data } from 'react-router'
import type { Values, Words } from '../locale/fill-text.ts'
import type { Namespace } from '../locale/namespaces.ts'
import { Texts } from '../locale/texts.ts'
import { TextsContext } from '../locale/use-language.ts'
import type { Translate } from '../locale/use-translation.ts'
import type { PageHeadProps } from '../page-head.tsx'
import { giveBody } from './held-html.server.ts'
import { visitContext } from '../visit.ts'
import type { DrawnPage } from './drawn-page.ts'

export type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> }

/** What a page is drawn with: who asks for which address, and the words of the named files. */
export type Asking<N extends Namespace> = { visit: Visit; url: URL; language: Language; t: Translate<readonly [N, 'shell']> }

export type Drawing<Facts> = {
  head: PageHeadProps
  body: ReactNode
  spoken?: string
  facts?: Facts
  /** See DrawnPage. A page in another language is never one of the same frame. */
  frame?: string
  /** Words of its own for when the next page is on its way or cannot be had. */
  texts?: Partial<DrawnPage['texts']>
  status?: number
  /** Epoch milliseconds until which the page is true for everybody; null for one not to be kept. */
  until: number | null
}

/**
 * Draws a page's body to HTML. `namespaces` are all files of words it uses; keys of the first need no name before them. The
 * answer is a redirect where `draw` gives one.
 */
export async function drawPage<const N extends Namespace, Facts = null>(
  { request, context }: LoaderArgs,
  namespaces: readonly [N, ...Namespace[]],
  draw: (asking: Asking<N>) => Promise<Drawing<Facts> | Response>,
) {
  const visit = context.get(visitContext)
  const { language } = visit
  const texts = new Texts(language, wordsOf(visit, [...namespaces, 'shell']), () => Promise.reject(new Error('All words are here')))
  const t = (key: string, values?: Values) => {
    const at = key.indexOf(':')
    return texts.text(language, at < 0 ? namespaces[0] : key.slice(0, at), key.slice(at + 1), values)
  }
  const drawing = await draw({ visit, url: new URL(request.url), language, t })
  if (drawing instanceof Response) return drawing
  const { head, body, spoken = head.title, facts = null, frame, status = 200, until } = drawing
  const page: DrawnPage = {
    head,
    spoken,
    facts,
    ...(frame !== undefined && { frame: `${language}/${frame}` }),
    texts: { loading: t('shell:loading'), failed: t('shell:drawn.failed'), whatToDo: t('shell:drawn.stays'), tryAgain: t('shell:tryAgain'), ...drawing.texts },
  }
  const html = renderToStaticMarkup(<TextsContext value={texts}>{body}</TextsContext>)
  giveBody(page, html, context)
  const headers: Record<string, string> = status === 200 && until !== null ? { 'x-page-cache': `until=${until}` } : {}
  return data(page, { status, headers })
}

function wordsOf({ language, messages }: Visit, names: readonly string[]): Record<string, Words> {
  return Object.fromEntries(names.map((name) => [name, messages(language, name) as Words]))
}
