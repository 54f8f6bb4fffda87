import type { Language } from '@sankalp/contract/language'
import type { AnyPassageKey, Passages, ReadingFamily } from './keys.ts'

/** All passages of a language by family. */
export type AllPassages = Readonly<{ [Family in ReadingFamily]: Passages<Family> }>

/**
 * Loads all passages of a language at once: one request, after which every chart can be read without a network. What
 * needs only a few of them loads these (load.ts).
 */
export async function loadAllPassages(language: Language): Promise<AllPassages> {
  const { passages } = await (language === 'hin' ? import('./hin/index.ts') : import('./en/index.ts'))
  return passages
}

/** Returns the text of a passage such as `moon-pada/rohini-2`. */
export function passageOf(passages: AllPassages, key: AnyPassageKey): string {
  const at = key.indexOf('/')
  const family: Readonly<Record<string, string>> = passages[key.slice(0, at) as ReadingFamily]
  const text = family[key.slice(at + 1)]
  if (text === undefined) throw new Error(`no passage has the name ${key}`)
  return text
}
