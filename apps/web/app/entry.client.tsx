import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { fetchWords } from './lib/locale/fetch-words.ts'
import { Texts } from './lib/locale/texts.ts'
import { TextsContext } from './lib/locale/use-language.ts'
import { type Page, PageContext, type PageData, pageDataId } from './lib/page/page-facts.ts'

const json = document.getElementById(pageDataId)?.textContent ?? ''
const { facts, messages } = JSON.parse(json) as PageData
const page: Page = { facts, json }
const texts = new Texts(facts.language, messages, fetchWords)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageContext value={page}>
        <TextsContext value={texts}>
          <HydratedRouter />
        </TextsContext>
      </PageContext>
    </StrictMode>,
  )
})

/** Run long after the page is usable, because this is only needed for later visits. */
const registerAfterMs = 2000
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // If the network is gone by then, the next visit registers it.
  setTimeout(
    () => void import('./shared/offline/register.ts').then(({ register }) => register(facts.language)).catch(() => {}),
    registerAfterMs,
  )
}
