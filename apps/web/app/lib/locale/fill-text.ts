import { type Language, languageTag } from '@sankalp/contract/language'

export type Words = { [key: string]: string | Words }
export type Values = Record<string, string | number>

/** Created once per language, since creating them is far slower than using them. */
const pluralRules = new Map<Language, Intl.PluralRules>()
/** Texts already looked up in a file: a server needs the same ones for every page. */
const foundIn = new WeakMap<Words, Map<string, string | null>>()

/** Returns the text at a path of a file, in its plural form if a count is given, or null. */
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

/** Replaces {{name}} in the text by values. A missing value is a bug and stays visible. */
export function fillText(text: string, values: Values = {}): string {
  return text.includes('{{')
    ? text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
    : text
}
