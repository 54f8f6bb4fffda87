import type { Language } from '@sankalp/contract'
import { readMessages } from '../src/locales.ts'

/** The keys of a file of words, with `true` in place of each text. */
export type KeyTree = { [key: string]: KeyTree | true }
type Words = { [key: string]: Words | string }

export function readWords(language: Language, namespace: string): Words {
  return readMessages(language, namespace) as Words
}

export function keyTree(words: Words): KeyTree {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, typeof value === 'string' ? true : keyTree(value)]),
  )
}

/** Lists every text with its path. */
export function listTexts(words: Words, path = ''): { path: string; text: string }[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ path: path + key, text: value }] : listTexts(value, `${path}${key}.`),
  )
}

/** Returns the keys of a type that has no list of its own. A missing or unknown key does not compile. */
export function keysOf<Key extends string>(keys: Record<Key, true>): string[] {
  return Object.keys(keys)
}

/** Returns a tree with a text for each key, or for each of several fields of the key. */
export function each(keys: readonly (string | number)[], ...fields: string[]): KeyTree {
  const inside = fields.length === 0 ? true : Object.fromEntries(fields.map((field) => [field, true as const]))
  return Object.fromEntries(keys.map((key) => [key, inside]))
}
