import { discoveryTexts as texts } from '@sankalp/content/discovery-texts'
import type { Language } from '@sankalp/contract'
import { drawByDay } from '../../platform/illustrations.ts'
import { loadSharp } from '../../platform/load-sharp.ts'
import type { ChartSigns } from '@sankalp/contract/chart-link'
import { chartSvg } from './chart-picture.ts'
import { type TextStyle, textPath, textWidth } from '../../platform/site/text-paths.ts'

const width = 1200
const height = 630
/** The site's light theme colours (apps/web/app/ui/tokens.css). */
const colours = {
  paper: '#fbf6ea',
  ink: '#2f1b35',
  soft: '#665069',
  rule: '#dccbae',
} as const

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

const left = 540
const room = 600
const titleSizes = [64, 54, 46, 40]
const mostLines = 4

export function pagePictureSvg({ kicker, title, line, ...beside }: Picture, language: Language): string {
  const { size, lines } = fitTitle(title)
  const lineHeight = size * (language === 'hin' ? 1.4 : 1.2)
  const top = 330 - (lines.length * lineHeight) / 2
  const below = top + lines.length * lineHeight
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    `<g fill="none" stroke="${colours.rule}"><rect x="18.5" y="18.5" width="1163" height="593"/><rect x="24.5" y="24.5" width="1151" height="581"/></g>`,
    'chart' in beside
      ? `<g transform="translate(70 105)">${chartSvg(beside.chart, language, 420)}</g>`
      : drawByDay(beside.illustration, { x: 62, y: 95, side: 440 }),
    write(
      left,
      100,
      [texts.brand[language], kicker].filter(Boolean).join(' · '),
      { face: 'text', size: 28, maxWidth: room },
      colours.soft,
    ),
    `<path d="M${left} 124H${left + room}M${left} 129H${left + room}" stroke="${colours.rule}"/>`,
    ...lines.map((text, at) =>
      write(left, top + size * 0.8 + at * lineHeight, text, { face: 'heading', size, maxWidth: room }, colours.ink),
    ),
    ...wrap(line, { face: 'text', size: 30 }, room)
      .slice(0, 3)
      .map((text, at) => write(left, below + 46 + at * 42, text, { face: 'text', size: 30 }, colours.soft)),
    '</svg>',
  ].join('')
}

/** Chooses the largest size that fits in four lines. */
function fitTitle(title: string): { size: number; lines: string[] } {
  for (const size of titleSizes) {
    const lines = wrap(title, { face: 'heading', size }, room)
    if (lines.length <= mostLines - (size === titleSizes[0] ? 1 : 0)) return { size, lines }
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

function write(x: number, y: number, text: string, style: TextStyle, fill: string): string {
  return text && `<g fill="${fill}" transform="translate(${x} ${y})">${textPath(text, style)}</g>`
}
