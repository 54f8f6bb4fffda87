import { type BackendModule, createInstance, type i18n } from 'i18next'
import { type Language, languages } from '@sankalp/contract/language'

export type Messages = Record<string, Record<string, unknown>>

/**
 * One instance per page view. English and Hindi hold the same keys (a test sees to it), so there is no
 * fallback language to load beside the one being read.
 */
export function createI18n(language: Language, messages: Messages, backend?: BackendModule): i18n {
  const instance = createInstance()
  if (backend) instance.use(backend)
  void instance.init({
    lng: language,
    supportedLngs: languages,
    fallbackLng: false,
    load: 'currentOnly',
    ns: Object.keys(messages),
    defaultNS: 'shell',
    resources: { [language]: messages },
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: true },
  })
  return instance
}
