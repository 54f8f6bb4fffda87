import { readMessages } from '@sankalp/content/locales'
import type { Language } from '@sankalp/contract/language'
import { type Endpoint, fillPath } from '@sankalp/contract/endpoint'
import type { ErrorBody } from '@sankalp/contract/errors'
import type { Answered, AskedWithin, Visit } from '@sankalp/contract/visit'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RouterContextProvider, RouterProvider, createMemoryRouter } from 'react-router'
import type { Words } from '../locale/fill-text.ts'
import type { Namespace } from '../locale/namespaces.ts'
import { Texts } from '../locale/texts.ts'
import { TextsContext } from '../locale/use-language.ts'
import { type Page, PageContext } from '../page/page-facts.ts'
import { visitContext } from '../visit.ts'

const origin = 'https://sankalp.example'

/** For tests: renders a part of a reading page to HTML, with the real texts. */
export function renderPart(part: ReactNode, namespaces: readonly Namespace[], language: Language = 'en'): string {
  const words = Object.fromEntries(
    [...namespaces, 'shell'].map((name) => [name, readMessages(language, name) as Words]),
  )
  const texts = new Texts(language, words, () => Promise.reject(new Error('All texts are already loaded')))
  return renderToStaticMarkup(<TextsContext value={texts}>{part}</TextsContext>)
}

/** For tests: returns the HTTP address of the same request. */
export function addressOf(
  endpoint: Pick<Endpoint, 'path'>,
  { params, query }: AskedWithin,
  language: Language,
): string {
  return `${fillPath(endpoint.path, params as Record<string, string>)}?${new URLSearchParams({ ...(query as Record<string, string>), lng: language })}`
}

/** For tests: a call within the process that gets this reply. */
export async function answeredBy(answer: Response): Promise<Answered<never>> {
  const text = await answer.text()
  const body: unknown = /^[{[]/.test(text) ? JSON.parse(text) : text
  return answer.ok ? { status: 200, reply: body as never } : { status: answer.status, refusal: body as ErrorBody }
}

/** For tests: renders the body of a hydrated page as its document has it. */
export function renderBody(
  body: ReactNode,
  namespaces: readonly Namespace[],
  language: Language = 'en',
  others: Partial<Page['facts']> = {},
): string {
  const facts: Page['facts'] = { language, signedIn: false, demo: false, origin, year: 2026, ...others }
  return renderPart(
    <PageContext value={{ facts, json: '' }}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: body }])} />
    </PageContext>,
    namespaces,
    language,
  )
}

/** For tests: returns loader arguments, with calls answered by the test. */
export function loaderArgs(path: string, answer: (url: URL) => Response, language: Language = 'en') {
  const asked: URL[] = []
  const reported: unknown[] = []
  const visit: Visit = {
    nonce: 'n',
    language,
    signedIn: false,
    demo: false,
    origin,
    messages: readMessages,
    call: (endpoint, within) => {
      const url = new URL(addressOf(endpoint, within, language), origin)
      asked.push(url)
      return answeredBy(answer(url))
    },
    report: (error) => void reported.push(error),
  }
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  return { args: { request: new Request(`${origin}${path}`), context }, asked, reported }
}
