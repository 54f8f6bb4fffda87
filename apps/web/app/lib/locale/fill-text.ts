import { type Language, languageTag } from '@sankalp/contract/language'

export type Words = { [key: string]: string | Words }
export type Values = Record<string, string | number>

/** The text at a path of a file of words, in its plural form if a count comes with it, or null. */
export function findText(words: Words, path: string, language: Language, values?: Values): string | null {
  const count = values?.count
  if (typeof count === 'number') {
    const form = new Intl.PluralRules(languageTag[language]).select(count)
    const plural = textAt(words, `${path}_${form}`) ?? textAt(words, `${path}_other`)
    if (plural !== null) return plural
  }
  return textAt(words, path)
}

function textAt(words: Words, path: string): string | null {
  let place: string | Words | undefined = words
  for (const step of path.split('.')) {
    if (typeof place !== 'object' || !Object.hasOwn(place, step)) return null
    place = place[step]
  }
  return typeof place === 'string' ? place : null
}

/** Puts values where the text says {{name}}. A missing one is a mistake of ours, left visible. */
export function fillText(text: string, values: Values = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}
