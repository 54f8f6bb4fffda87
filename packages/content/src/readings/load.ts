import type { Language } from '@sankalp/contract'
import { nakshatras, yogaGroupOf } from '@sankalp/jyotish'
import type { AnyPassageKey, ReadingFamily } from './keys.ts'

type PassageFile = Record<string, Readonly<Record<string, string>>>
type LoadFile = (language: Language, file: string) => Promise<unknown>

/**
 * Loads one file of a family. All passages of a language are some 90 kB compressed, of which a reading needs a twentieth:
 * a browser loads only the files in which its passages are. The bundler needs the paths written out this far.
 */
const loaders: Record<ReadingFamily, LoadFile> = {
  'lagna-lord': (language, file) => import(`./${language}/lagna-lord/${file}.ts`),
  'moon-pada': (language, file) => import(`./${language}/moon-pada/${file}.ts`),
  'graha-house': (language, file) => import(`./${language}/graha-house/${file}.ts`),
  'house-lord': (language, file) => import(`./${language}/house-lord/${file}.ts`),
  strength: (language, file) => import(`./${language}/${file}.ts`),
  navamsa: (language, file) => import(`./${language}/${file}.ts`),
  yoga: (language, file) => import(`./${language}/yoga/${file}.ts`),
  dasha: (language, file) => import(`./${language}/dasha/${file}.ts`),
  antardasha: (language, file) => import(`./${language}/antardasha/${file}.ts`),
  transit: (language, file) => import(`./${language}/transit/${file}.ts`),
}

const ordinals = [
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const
const moonFiles = ['ashwini-to-ashlesha', 'magha-to-jyeshtha', 'mula-to-revati'] as const

/** Returns the family of a key, its name there, and the file that holds it. */
export function placeOfPassage(key: AnyPassageKey): { family: ReadingFamily; name: string; file: string } {
  const [family, name] = key.split('/') as [ReadingFamily, string]
  return { family, name, file: fileOf(family, name) }
}

function fileOf(family: ReadingFamily, name: string): string {
  // The number at the end is a house or a pada; what comes before it may contain hyphens itself.
  const first = name.slice(0, name.lastIndexOf('-'))
  switch (family) {
    case 'strength':
    case 'navamsa':
      return family
    case 'moon-pada':
      return moonFiles[Math.floor(nakshatras.findIndex((nakshatra) => nakshatra === first) / 9)] ?? first
    case 'house-lord':
      return ordinals[Number(first) - 2] ?? first
    case 'yoga':
      return yogaGroupOf(name) ?? name
    default:
      return first
  }
}

/**
 * Loads passages in a language. Throws if one is missing, because a paragraph without words must not be shown as an
 * empty one.
 */
export async function loadPassages(
  language: Language,
  keys: readonly AnyPassageKey[],
): Promise<ReadonlyMap<AnyPassageKey, string>> {
  const texts = await Promise.all(
    keys.map(async (key) => {
      const { family, name, file } = placeOfPassage(key)
      const groups = Object.values((await loaders[family](language, file)) as PassageFile)
      const text = groups.map((group) => group[name]).find((found) => found !== undefined)
      if (text === undefined) throw new Error(`no passage ${key} in ${language}`)
      return [key, text] as const
    }),
  )
  return new Map(texts)
}
