import { readMessages } from '@sankalp/content/locales'
import { languages } from '@sankalp/contract'
import { faces, openFont } from './ink.ts'

/** Reads the fonts' tables and sets some words in each, so that the first document is made faster. */
export function warmFonts(): void {
  for (const language of languages) {
    const { kundli } = readMessages(language, 'print') as { kundli: Record<string, unknown> }
    const texts = Object.values(kundli).filter((text) => typeof text === 'string')
    for (const face of faces) for (const text of texts) for (const word of text.split(' ')) openFont(face).layout(word)
  }
}
