import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Font, create } from 'fontkit'
import { isOwnWord } from './words.ts'

/** The day colours of the website (apps/web/app/ui/tokens.css). The paper itself is left uncoloured. */
export const ink = {
  text: '#2f1b35',
  soft: '#665069',
  rule: '#8f7a74',
  hairline: '#dccbae',
  sindoor: '#b0281c',
  marigold: '#865000',
  marigoldTint: '#fdf0cd',
} as const

/** Complete fonts with Latin and Devanagari. Only the used glyphs go into a file. */
const fontFiles = {
  text: '@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf',
  bold: '@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf',
  heading: '@expo-google-fonts/tiro-devanagari-hindi/400Regular/TiroDevanagariHindi_400Regular.ttf',
}
export type Face = keyof typeof fontFiles
export const faces = Object.keys(fontFiles) as Face[]

const opened = new Map<Face, Font>()

/** Opens a font, once: reading its shaping tables takes longer than setting a page. */
export function openFont(face: Face): Font {
  const known = opened.get(face)
  if (known) return known
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(fontFiles[face]))))
  if (!('layout' in font)) throw new Error(`${fontFiles[face]} contains several fonts`)
  opened.set(face, font)
  rememberLayouts(font)
  return font
}

type Layout = Pick<ReturnType<Font['layout']>, 'glyphs' | 'positions' | 'advanceWidth'>

/** Dates, degrees and counts, whose characters do not change each other's shape. */
const isNumeric = (text: string) => /^[\d\s.,:°'()/+–−-]+$/.test(text)

/**
 * Caches layouts. Shaping a Hindi word takes a millisecond, and a document repeats hundreds of words of the previous
 * one. So words of our own files are shaped once, and numbers are composed from their characters. Names and places are
 * never cached.
 */
function rememberLayouts(font: Font): void {
  const join = font.layout.bind(font) as (text: string) => Layout
  const known = new Map<string, Layout>()
  const keep = (text: string): Layout => {
    const found = known.get(text) ?? join(text)
    known.set(text, found)
    return found
  }
  const layout = (text: string): Layout => {
    if (isNumeric(text)) return compose([...text].map(keep))
    return compose([isOwnWord(text) ? keep(text) : join(text)])
  }
  Object.assign(font, { layout })
}

/** Copy the positions for each use: the writer scales them in place. */
function compose(parts: readonly Layout[]): Layout {
  return {
    glyphs: parts.flatMap(({ glyphs }) => glyphs),
    positions: parts.flatMap(({ positions }) => positions.map((position) => ({ ...position }))),
    advanceWidth: parts.reduce((sum, part) => sum + part.advanceWidth, 0),
  }
}
