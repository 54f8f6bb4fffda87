import { readMessages } from '@sankalp/content/locales'
import type { Language } from '@sankalp/contract'
import type { ChartSigns } from '@sankalp/contract/chart-link'
import { type ChartBody, type PlacedBody, type PlacedText, layoutChart } from '@sankalp/drawings'
import { type Graha, grahas, rashis } from '@sankalp/jyotish'
import { type TextStyle, textPath, textWidth } from '../../platform/site/text-paths.ts'

type ChartWords = {
  ascendant: { short: string }
  grahas: Record<Graha, { short: string }>
  marks: { retrograde: { short: string } }
}

/** Draws a birth chart of this side as part of a link's picture, in black and sindoor on paper. */
export function chartSvg(signs: ChartSigns, language: Language, side: number): string {
  const words = readMessages(language, 'chart-words') as unknown as ChartWords
  const { rashis: signNames } = readMessages(language, 'jyotish') as { rashis: Record<string, string> }
  const bodies = grahas.map((graha): ChartBody => {
    const { sign, isRetrograde } = signs.grahas[graha]
    const marks = isRetrograde ? words.marks.retrograde.short : ''
    return { key: graha, sign, text: words.grahas[graha].short, marks }
  })
  if (signs.lagna !== null) bodies.unshift({ key: 'lagna', sign: signs.lagna, text: words.ascendant.short })
  const layout = layoutChart({
    style: signs.style,
    // Without a birth time the Moon's sign is the first house, as on the page.
    firstSign: signs.lagna ?? signs.grahas.moon.sign,
    bodies,
    signNames: rashis.map((rashi) => signNames[rashi]!),
  })
  const [first] = layout.houses
  const strokes = layout.lines.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('')
  const mark = first!.firstMark
  return [
    `<g transform="scale(${side / layout.side})">`,
    `<path d="M0 0H${layout.side}V${layout.side}H0Z" fill="#fffcf5"/>`,
    `<polygon points="${first!.polygon.map(({ x, y }) => `${x},${y}`).join(' ')}" fill="#fdf0cd"/>`,
    `<path d="${strokes}M0 0H${layout.side}V${layout.side}H0Z" fill="none" stroke="#2f1b35" stroke-width="1.6"/>`,
    mark
      ? `<path d="M${mark.from.x} ${mark.from.y}L${mark.to.x} ${mark.to.y}" stroke="#b0281c" stroke-width="2.4"/>`
      : '',
    ...layout.houses.flatMap(({ label, bodies: placed }) => [
      set(label, { face: 'text', size: label.size }, '#665069'),
      ...placed.map(bodySvg),
    ]),
    '</g>',
  ].join('')
}

function bodySvg({ key, text, marks, markSize, x, y, size }: PlacedBody): string {
  const name: TextStyle = { face: 'bold', size }
  const mark: TextStyle = { face: 'bold', size: markSize }
  const left = x - (textWidth(text, name) + (marks ? textWidth(marks, mark) : 0)) / 2
  const after = marks && at(left + textWidth(text, name), y - size * 0.28, marks, mark, '#855700')
  return at(left, y, text, name, key === 'lagna' ? '#b0281c' : '#2f1b35') + after
}

function set({ text, x, y }: PlacedText, style: TextStyle, fill: string): string {
  return at(x - textWidth(text, style) / 2, y, text, style, fill)
}

function at(x: number, y: number, text: string, style: TextStyle, fill: string): string {
  return `<g fill="${fill}" transform="translate(${x} ${y})">${textPath(text, style)}</g>`
}
