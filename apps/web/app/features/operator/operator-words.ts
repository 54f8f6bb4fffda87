import { type Language, clockParts, languageTag } from '@sankalp/contract/language'
import { formatRupees } from '@sankalp/contract/money'
import type { CellKind } from '@sankalp/contract/operator-lists'
import type { OperatorCell } from '@sankalp/contract/operator'
import { ApiError } from '../../lib/api/error.ts'
import { errorWords } from '../../lib/api/words.ts'
import type { Key, Translate } from '../../lib/locale/use-translation.ts'
import { inIndia } from '../../shared/almanac/in-india.ts'

type T = Translate<'operator'>

/**
 * Returns the text for a name from the server, such as `states.live`; the name itself if there is none, such as a
 * provider's.
 */
export function wordFor(
  t: T,
  key: `${'actions' | 'calls' | 'columns' | 'consequences' | 'fields' | 'figures' | 'nav' | 'refusals' | 'sorts' | 'states'}.${string}`,
): string {
  const text = t(key as Key<'operator'>)
  return text === key ? key.slice(key.indexOf('.') + 1) : text
}

/** Returns why an action was refused. Messages that are written for customers have their own words here. */
export function refusalText(t: T, error: unknown, language: Language): string {
  if (error instanceof ApiError) {
    const text = wordFor(t, `refusals.${error.code}`)
    if (text !== error.code) return text
  }
  return errorWords(error, language, t('failed'))
}

/** Formats 16 Nov 2026, 4:05 pm in India's time zone, which the business uses. */
export function instantText(instant: string, language: Language): string {
  const month = language === 'en' ? 'short' : 'long'
  return inIndia(instant, language, { day: 'numeric', month, year: 'numeric', ...clockParts[language] })
}

export function rupeesText(rupees: number, language: Language): string {
  return formatRupees(Math.round(rupees * 100), language)
}

export function cellText(t: T, kind: CellKind, cell: OperatorCell, language: Language): string {
  if (cell === null || cell === '') return '–'
  if (kind === 'rupees') return rupeesText(Number(cell), language)
  if (kind === 'instant') return instantText(String(cell), language)
  if (kind === 'yes') return t(cell ? 'yes' : 'no')
  if (kind === 'state') return wordFor(t, `states.${String(cell).replaceAll(/\W/g, '')}`)
  if (kind === 'call') return wordFor(t, `calls.${String(cell)}`)
  // The name of a list, or of something else.
  if (kind === 'about' && /^\w+$/.test(String(cell))) return wordFor(t, `nav.${String(cell)}`)
  return String(cell)
}

/** Formats 16 Nov 2026, a day in India. */
export function dayText(day: string, language: Language): string {
  return new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, {
    timeZone: 'UTC',
    day: 'numeric',
    month: language === 'en' ? 'short' : 'long',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`))
}
