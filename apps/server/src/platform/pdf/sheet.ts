import { languageTag, type Language } from '@sankalp/contract'
// oxlint-disable-next-line no-named-as-default -- its types know the default only
import PDFDocument from 'pdfkit'
import { type Face, faces, ink, openFont } from './ink.ts'

export type TextStyle = {
  face?: Face
  size?: number
  colour?: string
  align?: 'left' | 'center' | 'right'
  /** What does not fit on it ends in three dots. */
  isOneLine?: boolean
}

const A4 = { width: 595.28, height: 841.89 }
const MARGIN = 44
const TOP = 62
const BOTTOM = A4.height - 58
/**
 * Mukta's own lines are two thirds wider than its letters, so they are set closer, in ems. Devanagari hangs from its
 * headline and carries marks on both sides: it needs the wider setting.
 */
const CLOSER = { en: 0.32, hin: 0.2 }
const DEFAULT_SIZE = 9.5
const devanagari = /[\u0900-\u097f]/

type SheetOptions = {
  language: Language
  /** Of the file, seen in a reader's window: names the person, never the birth. */
  title: string
  /** Over every page: the product's name, and what this is. */
  header: { left: string; right: string }
}

/** A document in the making: pages of A4 that are written from the top down. */
export class Sheet {
  readonly left = MARGIN
  readonly width = A4.width - 2 * MARGIN
  readonly bottom = BOTTOM
  readonly doc: PDFKit.PDFDocument
  readonly language: Language
  y = TOP
  readonly #header: SheetOptions['header']
  readonly #chunks: Buffer[] = []

  constructor({ language, title, header }: SheetOptions) {
    this.language = language
    this.#header = header
    this.doc = new PDFDocument({
      size: 'A4',
      // Pages are broken here and not by the writer: whatever is set knows its height first.
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      lang: languageTag[language],
      displayTitle: true,
      info: { Title: title, Creator: 'Sankalp', Producer: 'Sankalp' },
    })
    this.doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
    // The writer takes an opened font as well as a path; its types know only the path.
    for (const face of faces) this.doc.registerFont(face, openFont(face) as unknown as string)
    this.addPage()
  }

  addPage(): void {
    this.doc.addPage()
    this.y = TOP
    this.write(this.#header.left, this.left, 30, this.width * 0.2, { face: 'heading', size: 11, colour: ink.text })
    this.write(this.#header.right, this.left + this.width * 0.2, 32, this.width * 0.8, {
      size: 9,
      colour: ink.soft,
      align: 'right',
      isOneLine: true,
    })
    this.doubleRule(50)
  }

  /** Turns the page unless `height` is left on it. */
  room(height: number): void {
    if (this.y + height > this.bottom) this.addPage()
  }

  use({ face = 'text', size = DEFAULT_SIZE, colour = ink.text }: TextStyle): PDFKit.PDFDocument {
    return this.doc.font(face).fontSize(size).fillColor(colour)
  }

  /** How high a text stands when it is broken to a width. */
  heightOf(text: string, width: number, style: TextStyle = {}): number {
    return this.use(style).heightOfString(text, { width, lineGap: this.#lineGap(style) })
  }

  /** Sets a text at a place of its own, and answers how high it stood. */
  write(text: string, x: number, y: number, width: number, style: TextStyle = {}): number {
    const height = this.heightOf(text, width, style)
    const lineGap = this.#lineGap(style)
    const cut = style.isOneLine ? { height: this.use(style).currentLineHeight() + lineGap, ellipsis: true } : {}
    const options = { width, align: style.align ?? 'left', lineGap, ...cut }
    this.readable(text, () => this.use(style).text(text, x, y + lineGap / 2, options))
    return height
  }

  #lineGap({ face = 'text', size = DEFAULT_SIZE }: TextStyle): number {
    return face === 'heading' ? 0 : -CLOSER[this.language] * size
  }

  /** Sets a text where the page is, and goes below it. */
  paragraph(text: string, style: TextStyle & { gapAfter?: number; indent?: number } = {}): void {
    const { gapAfter = 4, indent = 0 } = style
    this.room(this.heightOf(text, this.width - indent, style))
    this.y += this.write(text, this.left + indent, this.y, this.width - indent, style) + gapAfter
  }

  /** A section begins: never as the last line of a page. */
  heading(text: string, { needs = 60 }: { needs?: number } = {}): void {
    this.y += 8
    this.room(26 + needs)
    this.y += this.write(text, this.left, this.y, this.width, { face: 'heading', size: 15, colour: ink.sindoor }) + 1
    this.doubleRule(this.y)
    this.y += 9
  }

  doubleRule(y: number): void {
    for (const offset of [0, 2.2]) this.line(this.left, y + offset, this.left + this.width, y + offset, ink.rule, 0.5)
  }

  line(fromX: number, fromY: number, toX: number, toY: number, colour: string = ink.rule, width = 0.5): void {
    this.doc.moveTo(fromX, fromY).lineTo(toX, toY).lineWidth(width).strokeColor(colour).stroke()
  }

  /**
   * Devanagari is drawn in the order of its shapes; this keeps the order of its letters beside them, so that it can be
   * read aloud, searched and copied.
   */
  readable(text: string, draw: () => void): void {
    if (!devanagari.test(text)) return draw()
    this.doc.markContent('Span', { actual: text })
    draw()
    this.doc.endMarkedContent()
  }

  /** Writes the foot of every page and gives the finished file. */
  async finish(footer: string, pageOf: (page: number, pages: number) => string): Promise<Uint8Array> {
    const { start, count } = this.doc.bufferedPageRange()
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(start + index)
      const y = A4.height - 42
      this.line(this.left, y - 6, this.left + this.width, y - 6, ink.hairline)
      this.write(footer, this.left, y, this.width * 0.8, { size: 7.5, colour: ink.soft })
      const page = pageOf(index + 1, count)
      this.write(page, this.left + this.width * 0.8, y, this.width * 0.2, {
        size: 7.5,
        colour: ink.soft,
        align: 'right',
      })
    }
    const ended = new Promise<void>((resolve, reject) => {
      this.doc.on('end', resolve)
      this.doc.on('error', reject)
    })
    this.doc.end()
    await ended
    return Buffer.concat(this.#chunks)
  }
}
