import { inflateSync } from 'node:zlib'

export type PdfText = {
  /** The text of each page, one line for each piece of text. */
  pages: string[]
  /** The title for the window's title bar. */
  title: string
}

/**
 * Reads back the text of one of our PDFs: the text stored beside Devanagari, and for the rest the table that maps each
 * glyph to its letters. It understands only the output of our own writer, so it is not a general library.
 */
export function readPdf(file: Uint8Array): PdfText {
  const objects = new Map(
    [
      ...Buffer.from(file)
        .toString('latin1')
        .matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g),
    ].map(([, id, body]) => [id!, body!]),
  )
  const all = [...objects.values()]
  const fonts = new Map(
    all.flatMap((body) =>
      [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
        ([, name, id]) => [name!, lettersOf(objects, objects.get(id!)!)] as const,
      ),
    ),
  )
  const kids = /\/Kids \[([^\]]*)\]/.exec(all.find((body) => body.includes('/Type /Pages'))!)![1]!
  const pages = [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => {
    const contents = /\/Contents (\d+) 0 R/.exec(objects.get(id!)!)![1]!
    return textOf(streamOf(objects.get(contents)!), fonts)
  })
  const titleId = /\/Title (\d+) 0 R/.exec(all.find((body) => body.includes('/Producer'))!)![1]!
  return { pages, title: readString(objects.get(titleId)!.slice(1, -1)) }
}

function streamOf(body: string): string {
  const data = /stream\n([\s\S]*)\nendstream/.exec(body)![1]!
  return inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
}

function lettersOf(objects: Map<string, string>, font: string): Map<number, string> {
  const table = streamOf(objects.get(/\/ToUnicode (\d+) 0 R/.exec(font)![1]!)!)
  const letters = new Map<number, string>()
  for (const [, first, list] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    const entries = [...list!.matchAll(/<([^>]*)>/g)]
    entries.forEach(([, codes], index) => letters.set(Number.parseInt(first!, 16) + index, fromCodes(codes!)))
  }
  return letters
}

function fromCodes(codes: string): string {
  return String.fromCharCode(...codes.split(' ').map((code) => Number.parseInt(code, 16)))
}

function textOf(content: string, fonts: Map<string, Map<number, string>>): string {
  const lines: string[] = []
  let letters = new Map<number, string>()
  let isSpoken = false
  const tokens = /\/(F\d+) [\d.]+ Tf|\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)|\[([^\]]*)\] TJ|\bEMC\b/g
  for (const [token, font, spoken, glyphs] of content.matchAll(tokens)) {
    if (font) letters = fonts.get(font)!
    else if (spoken !== undefined) {
      lines.push(readString(spoken))
      isSpoken = true
    } else if (token === 'EMC') isSpoken = false
    else if (!isSpoken)
      lines.push(
        [...glyphs!.matchAll(/[0-9a-f]{4}(?=[0-9a-f]*>)/g)]
          .map(([id]) => letters.get(Number.parseInt(id, 16)) ?? '?')
          .join(''),
      )
  }
  return lines.join('\n')
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function readString(raw: string): string {
  const bytes = raw.replaceAll(/\\([\s\S])/g, (_, letter: string) => escapes[letter] ?? letter)
  if (!bytes.startsWith('\u00fe\u00ff')) return bytes
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le')
}
