import type { Language } from '@sankalp/contract/language'
import type { ReadingFamily } from './keys.ts'

/** All passages of a language by family. */
export type AllPassages = Readonly<Partial<Record<ReadingFamily, Readonly<Record<string, string>>>>>

/** Loads the passages of a language: they are larger than the whole page that shows them. */
export async function loadPassages(language: Language): Promise<AllPassages> {
  const { passages } = await (language === 'hin' ? import('./hin/index.ts') : import('./en/index.ts'))
  return passages
}

/** Returns the text of a passage such as `moon-pada/rohini-2`; null if its family has not been written. */
export function passageOf(passages: AllPassages, key: string): string | null {
  const [family, name] = key.split('/') as [ReadingFamily, string]
  return passages[family]?.[name] ?? null
}
