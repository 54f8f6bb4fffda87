import { type RouterContextProvider, createContext } from 'react-router'
import { isDocumentContext } from '../visit.ts'
import { toUtf8 } from './utf8.server.ts'

/** The body of a page that is ready while the rest is drawn: it goes past React, which would only count its letters. */
export class HeldHtml {
  readonly #mark: string
  #html: string | null = null

  constructor(nonce: string) {
    // Nobody can have written this into a page: the nonce is made for this visit alone.
    this.#mark = `<!--${nonce}-->`
  }

  /** What is drawn in its place. */
  hold(html: string): string {
    if (this.#html !== null) throw new Error('A page has one body')
    this.#html = html
    return this.#mark
  }

  /** The page with its body; one that shows something else in its place is whole as it is. */
  putInto(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
    const at = this.#html === null ? -1 : page.indexOf(this.#mark)
    return at < 0 ? page : Buffer.concat([page.subarray(0, at), toUtf8(this.#html!), page.subarray(at + this.#mark.length)])
  }
}

/** There while a whole page is drawn. */
export const heldHtmlContext = createContext<HeldHtml | null>(null)

/** Gives a page its body. A whole page holds it already: what cannot be counted is not sent along as data once more. */
export function giveBody(page: { html?: string }, html: string, context: Readonly<RouterContextProvider>): void {
  const value = context.get(heldHtmlContext)?.hold(html) ?? html
  Object.defineProperty(page, 'html', { value, enumerable: !context.get(isDocumentContext) })
}
