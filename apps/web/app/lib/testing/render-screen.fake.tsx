import type { Language } from '@sankalp/contract/language'
import type { ReactNode } from 'react'
import { type BlockerFunction, NavigationType, RouterProvider, createMemoryRouter } from 'react-router'
import { expect } from 'vitest'
import { render } from 'vitest-browser-react'
import { ToastHost } from '../../lib/toast-host.tsx'
import { type Values, type Words, fillText, findText } from '../locale/fill-text.ts'
import { htmlLang } from '../locale/language-choice.ts'
import type { Key } from '../locale/use-translation.ts'
import type { Namespace } from '../locale/namespaces.ts'
import { Texts } from '../locale/texts.ts'
import { TextsContext } from '../locale/use-language.ts'
import { type Page, PageContext } from '../page/page-facts.ts'

const files = import.meta.glob<Words>('/packages/content/locales/*/*.json', { import: 'default' })

type ScreenOptions<N extends readonly [Namespace, ...Namespace[]]> = {
  /** All text files that the screen uses besides the shell's. Keys of the first need no prefix. */
  namespaces: N
  language?: Language
  /** The path of the screen; every other path shows an empty page with the heading "Elsewhere". */
  path?: string
  /** The route pattern, if its path has parameters. */
  route?: string
  signedIn?: boolean
}

/**
 * For tests in a browser: renders a part of the app as it is in a page, with the real texts, a router and toasts.
 * Returns the usual locators, and `t` for the texts. `untilItAsks` waits until a blocker for leaving is active: the
 * router's hook needs two renders for it, and on a slow machine a test would leave before.
 */
export async function renderScreen<const N extends readonly [Namespace, ...Namespace[]]>(
  part: ReactNode,
  options: ScreenOptions<N>,
) {
  const {
    namespaces,
    language = 'en',
    path = '/',
    route = new URL(path, location.origin).pathname,
    signedIn = true,
  } = options
  const names = [...namespaces, 'shell']
  const words = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readWords(language, name)] as const)),
  )
  const texts = new Texts(language, words, readWords)
  document.documentElement.lang = htmlLang(language)
  const router = createMemoryRouter(
    [
      { path: route, element: part },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [path] },
  )
  const questions = new Map<string, BlockerFunction>()
  const [getBlocker, deleteBlocker] = [router.getBlocker.bind(router), router.deleteBlocker.bind(router)]
  router.getBlocker = (key, asks) => (questions.set(key, asks), getBlocker(key, asks))
  router.deleteBlocker = (key) => (questions.delete(key), deleteBlocker(key))
  const asksNow = () => {
    const currentLocation = router.state.location
    const nextLocation = { ...currentLocation, pathname: '/elsewhere', search: '' }
    return [...questions.values()].some((asks) =>
      asks({ currentLocation, nextLocation, historyAction: NavigationType.Push }),
    )
  }
  const untilItAsks = async () => {
    await expect.poll(asksNow).toBe(true)
  }
  const facts = { language, signedIn, demo: false, origin: location.origin, year: new Date().getFullYear() }
  const page: Page = { facts, json: '' }
  const screen = await render(
    <PageContext value={page}>
      <TextsContext value={texts}>
        <RouterProvider router={router} />
        <ToastHost label="Notifications" />
      </TextsContext>
    </PageContext>,
  )
  const t = (key: Key<readonly [...N, 'shell']>, values?: Values): string => {
    const [name, text] = key.includes(':') ? (key.split(':') as [string, string]) : [namespaces[0], key]
    return fillText(findText(words[name]!, text, language, values) ?? missing(key), values)
  }
  return { ...screen, t, router, untilItAsks }
}

async function readWords(language: Language, namespace: string): Promise<Words> {
  const file = files[`/packages/content/locales/${language}/${namespace}.json`]
  return file ? file() : missing(namespace)
}

function missing(what: string): never {
  throw new Error(`There are no words for ${what}`)
}
