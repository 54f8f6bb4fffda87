import { readMessages, type Messages } from '@sankalp/content/locales'
import { type Language, languageTag } from '@sankalp/contract'

export type Values = Record<string, string | number>

/** The texts of one language, as `t('namespace:path.to.text', values)`. */
export type Words = {
  language: Language
  t: (key: string, values?: Values) => string
  /** Joins several words to a list: "Sun, Moon and Mars". */
  list: (words: readonly string[]) => string
}

const opened = new Map<Language, Words>()
const ownWords = new Set<string>()

/**
 * Returns whether a word is in our own files, whatever punctuation follows it there or here, and so is not personal.
 */
export function isOwnWord(word: string): boolean {
  return ownWords.has(bare(word))
}

const bare = (word: string) => word.replace(/[\s,.:;।)]+$/, '')

function readFile(language: Language, namespace: string): Messages {
  const messages = readMessages(language, namespace)
  collectWords(messages)
  return messages
}

function collectWords(messages: Messages): void {
  for (const value of Object.values(messages)) {
    if (typeof value === 'string') for (const word of value.split(/\s+/)) ownWords.add(bare(word))
    else collectWords(value as Messages)
  }
}

/** Opens the files of a language once. A missing key is a bug and stops the document. */
export function openWords(language: Language): Words {
  const known = opened.get(language)
  if (known) return known
  const files = new Map<string, Messages>()
  const joined = new Intl.ListFormat(languageTag[language], { type: 'conjunction' })
  const words: Words = {
    language,
    t(key, values = {}) {
      const [namespace = '', path = ''] = key.split(':')
      if (!files.has(namespace)) files.set(namespace, readFile(language, namespace))
      const text = textAt(files.get(namespace)!, path)
      if (text === null) throw new Error(`no text for ${key} in ${language}`)
      return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
        const value = values[name]
        if (value === undefined) throw new Error(`${key} requires ${name}`)
        return String(value)
      })
    },
    // Remove the comma that Intl puts before the last word in Hindi, which is not used there.
    list: (items) => joined.format(items).replace(/, और /, ' और '),
  }
  opened.set(language, words)
  return words
}

function textAt(messages: Messages, path: string): string | null {
  let place: unknown = messages
  for (const step of path.split('.')) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, step)) return null
    place = (place as Messages)[step]
  }
  return typeof place === 'string' ? place : null
}
