import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '@sankalp/contract'

/** The folder served as /locales. */
export const localesFolder = fileURLToPath(new URL('../locales', import.meta.url))

export type Messages = Record<string, unknown>

/** Returns the namespaces, read from the folder. */
export function listNamespaces(language: Language): string[] {
  return readdirSync(`${localesFolder}/${language}`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
}

export function readMessages(language: Language, namespace: string): Messages {
  return JSON.parse(readFileSync(`${localesFolder}/${language}/${namespace}.json`, 'utf8')) as Messages
}
