import { shareTexts } from '@sankalp/content/share-texts'
import type { Language } from '@sankalp/contract'
import { drawByDay } from '../illustrations.ts'
import { type TextStyle, textPath } from './text-paths.ts'

/*
 * What all pictures of links share: an illustration in a square at the left, a printed border, text at the right, and
 * the emblem with our name.
 */

export const linkPicture = { width: 1200, height: 630 } as const
/** The site's light theme colours (apps/web/app/ui/tokens.css), and those of the illustrations beside them. */
export const linkColours = {
  paper: '#fbf6ea',
  ink: '#2f1b35',
  soft: '#665069',
  rule: '#dccbae',
  sindoor: '#b0281c',
  haldi: '#ffd369',
  marigold: '#f2ab27',
  ground: '#fbdf94',
} as const

const { width, height } = linkPicture
/** The side of the square for the illustration. */
export const illustrationSide = height
const border = 28
const margin = 44
export const textColumn = {
  left: illustrationSide + border + margin,
  width: width - illustrationSide - border - 2 * margin,
} as const

/** Puts an illustration and a column of text side by side. */
export function joinLinkPicture(illustration: string, text: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${linkColours.paper}"/>`,
    ground(),
    illustration,
    printedBorder(),
    text,
    '</svg>',
  ].join('')
}

/** What is seen beside an illustration that is not square: a ground with rows of dots. */
function ground(): string {
  const perRow = 9
  const step = illustrationSide / perRow
  const dots = Array.from({ length: perRow * perRow }, (_, at) => {
    const row = Math.floor(at / perRow)
    return `M${step * ((at % perRow) + (row % 2 ? 1 : 0.5))} ${step * (row + 0.5)}h0`
  })
  return (
    `<rect width="${illustrationSide}" height="${height}" fill="${linkColours.ground}"/>` +
    `<path d="${dots.join('')}" stroke="${linkColours.marigold}" stroke-width="9" stroke-linecap="round"/>`
  )
}

/** The temple edge of a sari, from top to bottom. */
function printedBorder(): string {
  const x = illustrationSide
  const step = 30
  const teeth = Array.from(
    { length: height / step },
    (_, at) => `M${x + 3} ${at * step}l20 ${step / 2}l-20 ${step / 2}Z`,
  )
  return (
    `<rect x="${x}" width="${border}" height="${height}" fill="${linkColours.sindoor}"/>` +
    `<path d="${teeth.join('')}" fill="${linkColours.haldi}" stroke="${linkColours.ink}" stroke-width="2"/>` +
    `<path d="M${x + 1.5} 0V${height}M${x + border - 1.5} 0V${height}" stroke="${linkColours.ink}" stroke-width="3"/>`
  )
}

/** The emblem of this height at the left of the column, and our name beside it. */
export function brandMark(y: number, size: number, language: Language): string {
  const { left } = textColumn
  const name = { face: 'heading', size: size * 0.46 } as const
  return (
    drawByDay('brand/emblem', { x: left - 8, y, side: size }) +
    write(left + size, y + size * 0.65, shareTexts.brand[language], name, linkColours.ink)
  )
}

export function write(x: number, y: number, text: string, style: TextStyle, fill: string): string {
  return text && `<g fill="${fill}" transform="translate(${x} ${y})">${textPath(text, style)}</g>`
}
