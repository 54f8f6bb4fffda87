import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { cutToGlyphs, glyphsOf } from './cut-to-glyphs.ts'
import { hindiSyllables } from './hindi-clusters.ts'

/*
 * Reduces the fonts of @fontsource to what the two languages need and writes them to app/ui/fonts. Run it after
 * changing a range here; the results are committed to the repository.
 */
const out = new URL('../../app/ui/fonts/', import.meta.url).pathname
const require = createRequire(import.meta.url)

/**
 * Printable ASCII, the additions of English typesetting, accented letters of names, and the arrows and marks we use.
 */
const latin = [...range(0x20, 0x7e), ...'\u00a0©«°±·»×÷–—‘’“”•…′″₹→−', ...'àáâäçèéêëíîïñóôöúûüāīūṛṅñṇṭḍśṣṁṃḥĀĪŪŚṚ']

/** Modern Hindi with the marks of Sanskrit verses; without Vedic accents and Marathi letters. */
const devanagari = [
  ...range(0x0901, 0x0903),
  ...range(0x0905, 0x090b),
  ...'एऐऑओऔॐ',
  ...range(0x0915, 0x0928),
  ...range(0x092a, 0x0930),
  ...'लवशषसह़ऽ',
  ...range(0x093e, 0x0943),
  ...'ॅेैॉोौ्',
  ...'क़ख़ग़ज़ड़ढ़फ़ॠ।॥॰',
  ...range(0x0966, 0x096f),
  ' ',
  '\u200c',
  '\u200d',
]

/**
 * The features that Hindi shaping needs. Omitted: stylistic alternates, Marathi forms, and kerning of Devanagari pairs.
 */
const shaping =
  'ccmp nukt akhn rphf rkrf pref blwf half pstf vatu cjct init pres abvs blws psts haln calt abvm blwm mark mkmk'.split(
    ' ',
  )
const setting = ['ccmp', 'locl', 'kern', 'liga', 'tnum', 'mark', 'mkmk']

const families = [
  { name: 'mukta-400', family: '@fontsource/mukta', file: 'mukta', weight: 400 },
  { name: 'mukta-600', family: '@fontsource/mukta', file: 'mukta', weight: 600 },
  { name: 'tiro-400', family: '@fontsource/tiro-devanagari-hindi', file: 'tiro-devanagari-hindi', weight: 400 },
]

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step))
}

function folderOf(family: string): string {
  return dirname(require.resolve(`${family}/package.json`))
}

async function keep(target: string, font: Buffer): Promise<void> {
  await writeFile(join(out, target), font)
  process.stdout.write(`${target} ${(font.length / 1000).toFixed(1)} kB\n`)
}

async function cutByLetters(source: string, letters: string[], keepFeatures: string[]): Promise<Buffer> {
  const options = { targetFormat: 'woff2' as const, noHinting: true, keepFeatures }
  return subsetFont(await readFile(source), letters.join(''), options)
}

/** Letters include every possible ligature; this keeps only those that Hindi uses. */
async function cutByGlyphs(source: string): Promise<Buffer> {
  const whole = { targetFormat: 'sfnt' as const, keepAllGlyphs: true }
  const sfnt = await subsetFont(await readFile(source), undefined, whole)
  const glyphs = glyphsOf(sfnt, hindiSyllables())
  const cut = await cutToGlyphs(sfnt, { letters: devanagari, glyphs, features: shaping })
  return subsetFont(cut, undefined, { targetFormat: 'woff2', keepAllGlyphs: true })
}

await mkdir(out, { recursive: true })
for (const { name, family, file, weight } of families) {
  const source = (script: string) => join(folderOf(family), 'files', `${file}-${script}-${weight}-normal.woff2`)
  await keep(`${name}-latin.woff2`, await cutByLetters(source('latin'), latin, setting))
  await keep(`${name}-devanagari.woff2`, await cutByGlyphs(source('devanagari')))
  await copyFile(join(folderOf(family), 'LICENSE'), join(out, `${file}-OFL.txt`))
}
// The word हिन्दी in the language switch must not load a whole font on an English page.
const mukta = join(folderOf('@fontsource/mukta'), 'files', 'mukta-devanagari-600-normal.woff2')
await keep('mukta-600-hindi-word.woff2', await cutByLetters(mukta, [...'हिन्दी'], shaping))
