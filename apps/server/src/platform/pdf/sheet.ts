import { languageTag, type Language } from '@sankalp/contract'
// oxlint-disable-next-line no-named-as-default -- its types know the default only
import PDFDocument from 'pdfkit'
import { type Face, faces, ink, openFont } from './ink.ts'

export type TextStyle = {
  face?: Face
  size?: number
  colour?: string
  align?: 'left' | 'center' | 'right'
  /** Text that does not fit is cut with three dots. */
  isOneLine?: boolean
}

const A4 = { width: 595.28, height: 841.89 }
const MARGIN = 44
const TOP = 62
const BOTTOM = A4.height - 58
/**
 * How much closer than Mukta's default the lines are set, in ems; the default line height is two thirds more than the
 * letters. Devanagari hangs from its headline and has marks on both sides, so it needs more space.
 */
const CLOSER = { en: 0.32, hin: 0.2 }
const DEFAULT_SIZE = 9.5
const devanagari = /[\u0900-\u097f]/

type SheetOptions = {
  language: Language
  /** The title of the file in a reader's window. It contains the name, but never the birth data. */
  title: string
  /** On top of every page: the product's name, and the kind of document. */
  header: { left: string; right: string }
}

/** A document in the making: A4 pages that are filled from the top down. */
export class Sheet {
  readonly left = MARGIN
  readonly width = A4.width - 2 * MARGIN
  readonly bottom = BOTTOM
  /** The height between the header and the footer. */
  readonly pageHeight = BOTTOM - TOP
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
      // We break pages ourselves, not the writer: the height of everything is known before it is set.
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      lang: languageTag[language],
      displayTitle: true,
      info: { Title: title, Creator: 'Sankalp', Producer: 'Sankalp' },
    })
    this.doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
    // The writer accepts an opened font as well as a path, but its types know only the path.
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

  /** Starts a new page unless `height` is left on this one. */
  room(height: number): void {
    if (this.y + height > this.bottom) this.addPage()
  }

  use({ face = 'text', size = DEFAULT_SIZE, colour = ink.text }: TextStyle): PDFKit.PDFDocument {
    return this.doc.font(face).fontSize(size).fillColor(colour)
  }

  /** Returns the height of a text that is wrapped to a width. */
  heightOf(text: string, width: number, style: TextStyle = {}): number {
    return this.use(style).heightOfString(text, { width, lineGap: this.#lineGap(style) })
  }

  /** Sets a text at a given position and returns its height. */
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

  /** Sets a text at the current position and moves below it. */
  paragraph(text: string, style: TextStyle & { gapAfter?: number; indent?: number } = {}): void {
    const { gapAfter = 4, indent = 0 } = style
    this.room(this.heightOf(text, this.width - indent, style))
    this.y += this.write(text, this.left + indent, this.y, this.width - indent, style) + gapAfter
  }

  /** Starts a section, but never on the last line of a page. */
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
   * Draws Devanagari, whose glyphs are in visual order, and stores the text in logical order with them, so that it can
   * be read aloud, searched and copied.
   */
  readable(text: string, draw: () => void): void {
    if (!devanagari.test(text)) return draw()
    this.doc.markContent('Span', { actual: text })
    draw()
    this.doc.endMarkedContent()
  }

  /** Writes the footer of every page and returns the finished file. */
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
