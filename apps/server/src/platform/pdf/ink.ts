import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'

/** The day colours of the site (apps/web/app/ui/tokens.css); the paper itself is the reader's own. */
export const ink = {
  text: '#2f1b35',
  soft: '#665069',
  rule: '#8f7a74',
  hairline: '#dccbae',
  sindoor: '#b0281c',
  marigold: '#865000',
  marigoldTint: '#fdf0cd',
} as const

/** Whole fonts with Latin and Devanagari; only the used glyphs go into a file. */
const fontFiles = {
  text: '@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf',
  bold: '@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf',
  heading: '@expo-google-fonts/tiro-devanagari-hindi/400Regular/TiroDevanagariHindi_400Regular.ttf',
}
export type Face = keyof typeof fontFiles
export const faces = Object.keys(fontFiles) as Face[]

const opened = new Map<Face, fontkit.Font>()

/** A font, read once: its tables of how letters join take longer to read than a page to set. */
export function openFont(face: Face): fontkit.Font {
  const known = opened.get(face)
  if (known) return known
  const font = fontkit.openSync(fileURLToPath(import.meta.resolve(fontFiles[face])))
  if (!('layout' in font)) throw new Error(`${fontFiles[face]} holds several fonts`)
  opened.set(face, font)
  return font
}
