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
import type { PageHeadProps } from '../page/page-head.tsx'
import { visitContext } from '../visit.ts'
import { setBody } from './page-body.server.ts'
import { watchParameters } from './read-parameters.server.ts'
import type { ReadingPage } from './reading-page.ts'

export type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> }

/** What a page is rendered for: who asks for which address, and the words of the named files. */
export type RenderArgs<N extends Namespace> = {
  visit: Visit
  url: URL
  language: Language
  t: Translate<readonly [N, 'shell']>
}

export type Rendering<Facts> = {
  head: PageHeadProps
  body: ReactNode
  spoken?: string
  facts?: Facts
  /** See ReadingPage. A page in another language is never one of the same frame. */
  frame?: string
  /** Words of its own for when the next page is being loaded or cannot be loaded. */
  texts?: Partial<ReadingPage['texts']>
  status?: number
  /** Epoch milliseconds until which the page is true for everybody; null for one that may not be cached. */
  until: number | null
}

/**
 * Renders a page's body to HTML. `namespaces` are all files of words it uses; keys of the first need no name before them.
 * The answer is a redirect where `render` returns one.
 */
export async function renderPage<const N extends Namespace, Facts = null>(
  { request, context }: LoaderArgs,
  namespaces: readonly [N, ...Namespace[]],
  render: (args: RenderArgs<N>) => Promise<Rendering<Facts> | Response>,
) {
  const visit = context.get(visitContext)
  const { language } = visit
  const texts = new Texts(language, wordsOf(visit, [...namespaces, 'shell']), () =>
    Promise.reject(new Error('All words are here')),
  )
  const t = (key: string, values?: Values) => {
    const at = key.indexOf(':')
    return texts.text(language, at < 0 ? namespaces[0] : key.slice(0, at), key.slice(at + 1), values)
  }
  const { url, listRead } = watchParameters(pageUrl(request))
  const rendering = await render({ visit, url, language, t })
  if (rendering instanceof Response) return rendering
  const { head, body, spoken = head.title, facts = null, frame, status = 200, until } = rendering
  const page: ReadingPage = {
    head,
    spoken,
    facts,
    ...(frame !== undefined && { frame: `${language}/${frame}` }),
    texts: {
      loading: t('shell:loading'),
      failed: t('shell:reading.failed'),
      whatToDo: t('shell:reading.stays'),
      tryAgain: t('shell:tryAgain'),
      ...rendering.texts,
    },
  }
  setBody(page, renderToStaticMarkup(<TextsContext value={texts}>{body}</TextsContext>), context)
  const headers: Record<string, string> =
    status === 200 && until !== null ? { 'x-page-cache': `until=${until}; reads=${listRead()}` } : {}
  return data(page, { status, headers })
}

/** The address of the page, also where only its data is requested. */
function pageUrl(request: Request): URL {
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(/\.data$/, '')
  url.searchParams.delete('_routes')
  return url
}

function wordsOf({ language, messages }: Visit, names: readonly string[]): Record<string, Words> {
  return Object.fromEntries(names.map((name) => [name, messages(language, name) as Words]))
}
