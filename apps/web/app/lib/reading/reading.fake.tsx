import { readMessages } from '@sankalp/content/locales'
import type { Language } from '@sankalp/contract/language'
import type { Visit } from '@sankalp/contract/visit'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RouterContextProvider } from 'react-router'
import type { Words } from '../locale/fill-text.ts'
import type { Namespace } from '../locale/namespaces.ts'
import { Texts } from '../locale/texts.ts'
import { TextsContext } from '../locale/use-language.ts'
import { visitContext } from '../visit.ts'

/** For tests: a part of a reading page as HTML, with the real words. */
export function renderPart(part: ReactNode, namespaces: readonly Namespace[], language: Language = 'en'): string {
  const words = Object.fromEntries(
    [...namespaces, 'shell'].map((name) => [name, readMessages(language, name) as Words]),
  )
  const texts = new Texts(language, words, () => Promise.reject(new Error('All words are here')))
  return renderToStaticMarkup(<TextsContext value={texts}>{part}</TextsContext>)
}

/** For tests: what a loader gets, with calls answered as the test likes. */
export function loaderArgs(path: string, answer: (url: URL) => Response, language: Language = 'en') {
  const asked: URL[] = []
  const reported: unknown[] = []
  const visit: Visit = {
    nonce: 'n',
    language,
    signedIn: false,
    demo: false,
    origin: 'https://sankalp.example',
    messages: readMessages,
    call: async (path) => {
      const url = new URL(path, 'https://sankalp.example')
      asked.push(url)
      const given = answer(url)
      return { status: given.status, text: await given.text() }
    },
    report: (error) => void reported.push(error),
  }
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  return { args: { request: new Request(`https://sankalp.example${path}`), context }, asked, reported }
}
