import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { createI18n } from './lib/locale/i18n.ts'
import { localeBackend } from './lib/locale/locale.backend.ts'
import { type Page, PageContext, type PageData, pageDataId } from './lib/page-facts.ts'

const json = document.getElementById(pageDataId)?.textContent ?? ''
const { facts, messages } = JSON.parse(json) as PageData
const page: Page = { facts, json }
const i18n = createI18n(facts.language, messages, localeBackend)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageContext value={page}>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter />
        </I18nextProvider>
      </PageContext>
    </StrictMode>,
  )
})
