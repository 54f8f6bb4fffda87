import type { Language } from '@sankalp/contract/language'
import type { AnyPassageKey, Passages, ReadingFamily } from './keys.ts'

/** All passages of a language by family. */
export type AllPassages = Readonly<{ [Family in ReadingFamily]: Passages<Family> }>

/**
 * Loads all passages of a language at once, 76 kB compressed in English and 85 in Hindi. The files that one chart needs
 * would be 46 and 54, but in several requests that name the rising sign to the server, and other charts could then not
 * be read without a network.
 */
export async function loadPassages(language: Language): Promise<AllPassages> {
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
