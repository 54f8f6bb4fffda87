import { type Language, languageTag } from '@sankalp/contract/language'

export type Words = { [key: string]: string | Words }
export type Values = Record<string, string | number>

/** Made once for a language: making them takes longer than asking them a thousand times. */
const pluralRules = new Map<Language, Intl.PluralRules>()
/** Texts already found in a file of words: a server looks the same ones up for every page it draws. */
const foundIn = new WeakMap<Words, Map<string, string | null>>()

/** The text at a path of a file of words, in its plural form if a count comes with it, or null. */
export function findText(words: Words, path: string, language: Language, values?: Values): string | null {
  const count = values?.count
  if (typeof count === 'number') {
    const form = pluralsOf(language).select(count)
    const plural = textAt(words, `${path}_${form}`) ?? textAt(words, `${path}_other`)
    if (plural !== null) return plural
  }
  return textAt(words, path)
}

export function pluralsOf(language: Language): Intl.PluralRules {
  let rules = pluralRules.get(language)
  if (!rules) pluralRules.set(language, (rules = new Intl.PluralRules(languageTag[language])))
  return rules
}

function textAt(words: Words, path: string): string | null {
  let found = foundIn.get(words)
  if (!found) foundIn.set(words, (found = new Map()))
  let text = found.get(path)
  if (text === undefined) found.set(path, (text = lookUp(words, path)))
  return text
}

function lookUp(words: Words, path: string): string | null {
  let place: string | Words | undefined = words
  for (const step of path.split('.')) {
    if (typeof place !== 'object' || !Object.hasOwn(place, step)) return null
    place = place[step]
  }
  return typeof place === 'string' ? place : null
}

/** Puts values where the text says {{name}}. A missing one is a mistake of ours, left visible. */
export function fillText(text: string, values: Values = {}): string {
  return text.includes('{{')
    ? text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
    : text
}
