import { type Graha, grahas } from '@sankalp/jyotish'

/** How the drawn chart in the picture of a link may look. */
const styles = ['north', 'south', 'east'] as const
const signLetters = 'abcdefghijkl'

/** What a drawn birth chart shows: the signs of its bodies, and nothing else of the birth. */
export type ChartSigns = {
  style: (typeof styles)[number]
  /** The rising sign, 0 is mesha; null without a birth time. */
  lagna: number | null
  grahas: Record<Graha, { sign: number; isRetrograde: boolean }>
}

export const chartCodePattern = /^[nse][a-l-][a-lA-L]{9}$/

/** Writes a drawn chart for the address of a link: its style, the rising sign, nine signs; capitals are retrograde. */
export function writeChartCode({ style, lagna, grahas: placed }: ChartSigns): string {
  const letters = grahas.map((graha) => {
    const { sign, isRetrograde } = placed[graha]
    return isRetrograde ? signLetters[sign]!.toUpperCase() : signLetters[sign]!
  })
  return style[0]! + (lagna === null ? '-' : signLetters[lagna]!) + letters.join('')
}

/** Returns the chart of such a code, or null for any other text. */
export function readChartCode(code: string): ChartSigns | null {
  if (!chartCodePattern.test(code)) return null
  const signOf = (letter: string) => signLetters.indexOf(letter.toLowerCase())
  const placed = grahas.map((graha, at) => {
    const letter = code[at + 2]!
    return [graha, { sign: signOf(letter), isRetrograde: letter !== letter.toLowerCase() }] as const
  })
  return {
    style: styles.find((style) => style.startsWith(code[0]!))!,
    lagna: code[1] === '-' ? null : signOf(code[1]!),
    grahas: Object.fromEntries(placed) as ChartSigns['grahas'],
  }
}
