/** The words of a picture. It has no name and no date: it may be passed on to anybody. */
export type PictureWords = { title: string; text: string; cause: string | null; footer: string }

type Ink = 'paper' | 'paper-raised' | 'ink' | 'ink-soft' | 'rule-strong' | 'sindoor' | 'marigold'

/** Four to five, as messengers show whole. */
const size = { width: 1080, height: 1350 }
const margin = 110
const width = size.width - 2 * margin
/** Devanagari has marks above and below. */
const lineHeight = 1.55
const textSizes = [60, 56, 52, 48, 44, 40, 36] as const
const top = 330
const bottom = 1130

/** Draws a paragraph on this device, in the colours of the page. */
export async function drawParagraphPicture({ title, text, cause, footer }: PictureWords): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const paper = canvas.getContext('2d')!
  const tokens = getComputedStyle(document.documentElement)
  const ink = (name: Ink) => tokens.getPropertyValue(`--${name}`)
  // Each font is several files by script: only those that these words need are loaded.
  await Promise.all([
    document.fonts.load('400 48px "Tiro Devanagari Hindi"', title),
    document.fonts.load('400 48px Mukta', text + (cause ?? '') + footer),
  ])
  drawFrame(paper, ink)
  const write = (lines: readonly string[], y: number, font: string, fontSize: number, colour: Ink) => {
    paper.font = `400 ${fontSize}px ${font}`
    paper.fillStyle = ink(colour)
    lines.forEach((line, index) => paper.fillText(line, margin, y + index * fontSize * lineHeight))
  }
  const measured = (words: string, fontSize: number) => {
    paper.font = `400 ${fontSize}px Mukta, sans-serif`
    return wrapText(words, width, (part) => paper.measureText(part).width)
  }
  write([title], 240, '"Tiro Devanagari Hindi", serif', 76, 'sindoor')
  const fits = (fontSize: number) => top + measured(text, fontSize).length * fontSize * lineHeight <= bottom
  const textSize = textSizes.find(fits) ?? 32
  write(measured(text, textSize), top + textSize, 'Mukta, sans-serif', textSize, 'ink')
  if (cause) write(measured(cause, 30).slice(0, 1), 1180, 'Mukta, sans-serif', 30, 'ink-soft')
  write([footer], 1250, 'Mukta, sans-serif', 30, 'ink-soft')
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!made) throw new Error('the canvas gave no picture')
  return made
}

/** The almanac's double line around the page, and one below the title. */
function drawFrame(paper: CanvasRenderingContext2D, ink: (name: Ink) => string): void {
  paper.fillStyle = ink('paper')
  paper.fillRect(0, 0, size.width, size.height)
  paper.fillStyle = ink('paper-raised')
  paper.fillRect(48, 48, size.width - 96, size.height - 96)
  paper.strokeStyle = ink('rule-strong')
  paper.lineWidth = 2
  for (const inset of [40, 52]) paper.strokeRect(inset, inset, size.width - 2 * inset, size.height - 2 * inset)
  paper.fillStyle = ink('marigold')
  paper.fillRect(margin, 280, 120, 6)
}

/** Breaks a text into lines that are no wider than `most`; a longer word has a line of its own. */
export function wrapText(text: string, most: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
