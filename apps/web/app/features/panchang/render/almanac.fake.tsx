import { readMessages } from '@sankalp/content/locales'
import type { Language } from '@sankalp/contract/language'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Values, Words } from '../../../lib/locale/fill-text.ts'
import { Texts } from '../../../lib/locale/texts.ts'
import { type Almanac, AlmanacContext, namespaces } from './almanac.tsx'

/**
 * Renders a part of an almanac page as HTML for tests, in Delhi on 15 November 2026 by default, with the real texts.
 */
export function renderPart(part: ReactNode, almanac: Partial<Almanac> = {}): string {
  const language = almanac.language ?? 'en'
  const t = translateIn(language)
  const halfWords = { parts: t('clock.parts'), lead: language === 'hin' }
  const whole: Almanac = {
    t,
    language,
    origin: '',
    notation: '12',
    halfWords,
    zone: 'Asia/Kolkata',
    date: '2026-11-15',
    ...almanac,
  }
  return renderToStaticMarkup(<AlmanacContext value={whole}>{part}</AlmanacContext>)
}

function translateIn(language: Language): Almanac['t'] {
  const words = Object.fromEntries(namespaces.map((name) => [name, readMessages(language, name) as Words]))
  const texts = new Texts(language, words, () => Promise.reject(new Error('All texts are already loaded')))
  return (key: string, values?: Values) => {
    const at = key.indexOf(':')
    return texts.text(language, at < 0 ? namespaces[0] : key.slice(0, at), key.slice(at + 1), values)
  }
}
