import type { Language } from '@sankalp/contract'
import { readMessages } from '@sankalp/content/locales'

export type Words = (path: string, values?: Record<string, string | number>) => string

/**
 * Returns a function that reads a text as the page does: `say('auth.otp.title')`. A journey that asks for a missing
 * text fails at once.
 */
export function wordsOf(language: Language): Words {
  return (path, values = {}) => {
    const [namespace = '', ...steps] = path.split('.')
    let place: unknown = readMessages(language, namespace)
    for (const step of steps) place = (place as Record<string, unknown> | undefined)?.[step]
    if (typeof place !== 'string') throw new Error(`The text ${path} is missing in ${language}`)
    return place.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}

/** A marker for a text as a pattern, to find a value in the middle of it: `patternOf(say('…', { code: marked }))`. */
export const marked = '§'
export function patternOf(text: string, group = '(\\d+)'): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(marked, group))
}
