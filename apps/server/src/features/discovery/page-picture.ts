import type { Language } from '@sankalp/contract'
import { drawByDay } from '../../platform/illustrations.ts'
import { loadSharp } from '../../platform/load-sharp.ts'
import type { ChartSigns } from '@sankalp/contract/chart-link'
import { chartSvg } from './chart-picture.ts'
import {
  brandMark,
  illustrationSide,
  joinLinkPicture,
  linkColours as colours,
  textColumn,
  write,
} from '../../platform/site/link-picture.ts'
import { type TextStyle, textWidth } from '../../platform/site/text-paths.ts'

/** Beside the text stands the illustration of this name, or a drawn chart. */
export type Picture = { kicker: string; title: string; line: string } & (
  | { illustration: string }
  | { chart: ChartSigns }
)

/** Draws the preview picture for a link to one of our pages. */
export async function drawPagePicture(picture: Picture, language: Language): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(pagePictureSvg(picture, language)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

const { left, width: room } = textColumn
const titleSizes = [60, 52, 44, 38]
const mostLines = 5
/** The text may reach from the line below the kicker to the brand. */
const [textTop, textBottom] = [120, 490]

export function pagePictureSvg({ kicker, title, line, ...beside }: Picture, language: Language): string {
  const { size, lines } = fitTitle(title)
  const lineHeight = size * (language === 'hin' ? 1.4 : 1.2)
  const titleHeight = lines.length * lineHeight
  const most = Math.max(0, Math.min(3, Math.floor((textBottom - textTop - titleHeight - 16) / 40)))
  const more = wrap(line, { face: 'text', size: 28 }, room).slice(0, most)
  const top = textTop + (textBottom - textTop - titleHeight - (more.length > 0 ? 16 + more.length * 40 : 0)) / 2
  return joinLinkPicture(
    'chart' in beside
      ? `<g transform="translate(65 65)">${chartSvg(beside.chart, language, 500)}</g>`
      : drawByDay(beside.illustration, { x: 0, y: 0, side: illustrationSide }),
    [
      write(left, 84, kicker, { face: 'bold', size: 26, maxWidth: room }, colours.sindoor),
      ...lines.map((text, at) =>
        write(left, top + size * 0.8 + at * lineHeight, text, { face: 'heading', size, maxWidth: room }, colours.ink),
      ),
      ...more.map((text, at) =>
        write(left, top + titleHeight + 44 + at * 40, text, { face: 'text', size: 28 }, colours.soft),
      ),
      brandMark(508, 92, language),
    ].join(''),
  )
}

/** Chooses the largest size that fits in the lines there are. */
function fitTitle(title: string): { size: number; lines: string[] } {
  for (const size of titleSizes) {
    const lines = wrap(title, { face: 'heading', size }, room)
    if (lines.length <= mostLines - (size >= 52 ? 1 : 0)) return { size, lines }
  }
  const size = titleSizes.at(-1)!
  return { size, lines: wrap(title, { face: 'heading', size }, room).slice(0, mostLines) }
}

function wrap(text: string, style: TextStyle, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && textWidth(longer, style) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
