import { type Face, openFont } from '../pdf/ink.ts'

export type TextStyle = {
  face: Face
  size: number
  anchor?: 'start' | 'middle'
  /** Longer text is scaled down to this width. */
  maxWidth?: number
}

/**
 * Returns a text as the outlines of its letters, with its baseline at 0 (or its middle, for `middle`). The picture then
 * looks the same on a machine without our fonts, and Devanagari is shaped correctly.
 */
export function textPath(text: string, { face, size, anchor = 'start', maxWidth = Infinity }: TextStyle): string {
  const font = openFont(face)
  const { glyphs, positions, advanceWidth } = font.layout(text)
  const wanted = size / font.unitsPerEm
  const scale = Math.min(wanted, maxWidth / advanceWidth)
  let x = anchor === 'middle' ? (-advanceWidth * scale) / 2 : 0
  // Half the x-height moves the middle of the text to 0.
  const baseline = anchor === 'middle' ? (font.xHeight * scale) / 2 : 0
  const outlines: string[] = []
  for (const [at, glyph] of glyphs.entries()) {
    const { xOffset, yOffset, xAdvance } = positions[at]!
    const shifted = glyph.path.transform(scale, 0, 0, -scale, x + xOffset * scale, baseline - yOffset * scale)
    outlines.push(shifted.toSVG())
    x += xAdvance * scale
  }
  return `<path d="${outlines.join('')}"/>`
}

/** Returns the width of a text at its full size. */
export function textWidth(text: string, { face, size }: TextStyle): number {
  const font = openFont(face)
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}
