import type { Language } from '@sankalp/contract/language'
import type { Visit } from '@sankalp/contract/visit'
import { type RouterContextProvider, data } from 'react-router'
import type { Values, Words } from '../locale/fill-text.ts'
import type { Namespace } from '../locale/namespaces.ts'
import { Texts } from '../locale/texts.ts'
import type { Translate } from '../locale/use-translation.ts'
import type { PageHeadProps } from '../page/page-head.tsx'
import { visitContext } from '../visit.ts'
import type { PublicPage } from './public-page.ts'
import { watchParameters } from './read-parameters.server.ts'

export type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> }

/** The visitor, the address, and the texts of the given files. */
export type PageArgs<N extends Namespace> = {
  visit: Visit
  url: URL
  language: Language
  texts: Texts
  t: Translate<readonly [N, 'shell']>
}

export type PageAnswer<Facts> = {
  head: PageHeadProps
  spoken?: string
  facts: Facts
  /** The page's own texts for when the next page is loading or cannot be loaded. */
  texts?: Partial<PublicPage['texts']>
  status?: number
  /** Epoch milliseconds until which the page is valid for all visitors; null if it must not be cached. */
  until: number | null
}

/**
 * Returns what a public page is rendered from, and how long the server may cache it. `namespaces` are the text files
 * that `answer` uses; keys of the first need no prefix. If `answer` returns a redirect, returns that.
 */
export async function answerPage<const N extends Namespace, Facts>(
  { request, context }: LoaderArgs,
  namespaces: readonly [N, ...Namespace[]],
  answer: (args: PageArgs<N>) => Promise<PageAnswer<Facts> | Response>,
) {
  const visit = context.get(visitContext)
  const { language } = visit
  const texts = new Texts(language, wordsOf(visit, [...namespaces, 'shell']), () =>
    Promise.reject(new Error('All texts are already loaded')),
  )
  const t = (key: string, values?: Values) => {
    const at = key.indexOf(':')
    return texts.text(language, at < 0 ? namespaces[0] : key.slice(0, at), key.slice(at + 1), values)
  }
  const { url, listRead } = watchParameters(pageUrl(request))
  const answered = await answer({ visit, url, language, texts, t })
  if (answered instanceof Response) return answered
  const { head, spoken = head.title, facts, status = 200, until } = answered
  const page: PublicPage<Facts> = {
    head,
    spoken,
    facts,
    texts: {
      loading: t('shell:loading'),
      failed: t('shell:reading.failed'),
      whatToDo: t('shell:reading.stays'),
      tryAgain: t('shell:tryAgain'),
      ...answered.texts,
    },
  }
  const headers: Record<string, string> =
    status === 200 && until !== null ? { 'x-page-cache': `until=${until}; reads=${listRead()}` } : {}
  return data(page, { status, headers })
}

/** Returns the address of the page, also for a request for its data only. */
function pageUrl(request: Request): URL {
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(/\.data$/, '')
  url.searchParams.delete('_routes')
  return url
}

function wordsOf({ language, messages }: Visit, names: readonly string[]): Record<string, Words> {
  return Object.fromEntries(names.map((name) => [name, messages(language, name) as Words]))
}
