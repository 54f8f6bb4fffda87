import type { Language } from '@sankalp/contract/language'
import { nakshatras } from '@sankalp/jyotish'
import type { AnyPassageKey, Passages, ReadingFamily } from './keys.ts'

/** A chart has one or two names of each of these families, all in one or two of its files. */
const splitFamilies = ['lagna-lord', 'moon-pada', 'dasha', 'antardasha'] as const
type SplitFamily = (typeof splitFamilies)[number]

/** The families of which a reading tells passages from most files. */
export type CommonPassages = Readonly<{ [Family in Exclude<ReadingFamily, SplitFamily>]: Passages<Family> }>

/** The passages that a chart needs, and all of the common families. */
export type ChartPassages = CommonPassages & Readonly<Record<SplitFamily, Readonly<Record<string, string>>>>

/** A file of a split family, for example `lagna-lord/mesha`. */
export type PassageFile = `${SplitFamily}/${string}`

const commonLoaders: Record<Language, () => Promise<{ common: CommonPassages }>> = {
  en: () => import('./en/common.ts'),
  hin: () => import('./hin/common.ts'),
}

/** The bundler makes a file of its own from each that such a path may name, so the folders are written out. */
const splitLoaders: Record<SplitFamily, (language: Language, file: string) => Promise<unknown>> = {
  'lagna-lord': (language, file) => import(`./${language}/lagna-lord/${file}.ts`),
  'moon-pada': (language, file) => import(`./${language}/moon-pada/${file}.ts`),
  dasha: (language, file) => import(`./${language}/dasha/${file}.ts`),
  antardasha: (language, file) => import(`./${language}/antardasha/${file}.ts`),
}

/** Nine nakshatras each. */
const moonFiles = ['ashwini-to-ashlesha', 'magha-to-jyeshtha', 'mula-to-revati'] as const

/** Returns the files of the split families in which these passages are, in order. */
export function filesOf(keys: readonly AnyPassageKey[]): PassageFile[] {
  const files = keys.flatMap((key): PassageFile[] => {
    const { family, name } = partsOf(key)
    return isSplit(family) ? [`${family}/${fileOf(family, name)}`] : []
  })
  return [...new Set(files)].toSorted()
}

/**
 * Loads the passages of a chart in a language. All of a language would be 76 kB compressed in English and 85 in Hindi;
 * these are 46 and 54.
 */
export async function loadPassages(language: Language, files: readonly PassageFile[]): Promise<ChartPassages> {
  const [{ common }, ...parts] = await Promise.all([
    commonLoaders[language](),
    ...files.map(async (path) => {
      const [family, file] = path.split('/') as [SplitFamily, string]
      // A file exports its passages as one object, named after it.
      const groups = Object.values((await splitLoaders[family](language, file)) as Record<string, object>)
      return { family, passages: Object.assign({}, ...groups) as Record<string, string> }
    }),
  ])
  const joined = (of: SplitFamily): Record<string, string> =>
    Object.assign({}, ...parts.filter(({ family }) => family === of).map(({ passages }) => passages))
  return {
    ...common,
    'lagna-lord': joined('lagna-lord'),
    'moon-pada': joined('moon-pada'),
    dasha: joined('dasha'),
    antardasha: joined('antardasha'),
  }
}

/** Returns the text of a passage such as `moon-pada/rohini-2`. Throws if it was not loaded. */
export function passageOf(passages: ChartPassages, key: AnyPassageKey): string {
  const { family, name } = partsOf(key)
  const text = (passages[family] as Readonly<Record<string, string>>)[name]
  if (text === undefined) throw new Error(`no passage ${key} is loaded`)
  return text
}

function partsOf(key: AnyPassageKey): { family: ReadingFamily; name: string } {
  const at = key.indexOf('/')
  return { family: key.slice(0, at) as ReadingFamily, name: key.slice(at + 1) }
}

function isSplit(family: ReadingFamily): family is SplitFamily {
  return splitFamilies.some((split) => split === family)
}

function fileOf(family: SplitFamily, name: string): string {
  // The number at the end, or the lord of an antardasha, has no hyphen. A nakshatra may have one.
  const first = name.slice(0, name.lastIndexOf('-'))
  if (family !== 'moon-pada') return first
  const file = moonFiles[Math.floor(nakshatras.findIndex((nakshatra) => nakshatra === first) / 9)]
  if (!file) throw new Error(`no nakshatra ${first}`)
  return file
}
