import { type RouterContextProvider, createContext } from 'react-router'
import { isDocumentContext } from '../visit.ts'
import { toUtf8 } from './utf8.server.ts'

/**
 * The body of a document, set aside while React renders what is around it: React would only copy its letters. A mark
 * stands in its place until then.
 */
export class PageBody {
  readonly #mark: string
  #html: string | null = null

  constructor(nonce: string) {
    // Nobody can have written this into a page: the nonce is made for this visit alone.
    this.#mark = `<!--${nonce}-->`
  }

  /** Returns what is to be rendered in its place. */
  setAside(html: string): string {
    if (this.#html !== null) throw new Error('A page has one body')
    this.#html = html
    return this.#mark
  }

  /** The document with its body; one that shows something else in its place, such as an error, stays as it is. */
  putInto(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
    const at = this.#html === null ? -1 : page.indexOf(this.#mark)
    return at < 0
      ? page
      : Buffer.concat([page.subarray(0, at), toUtf8(this.#html!), page.subarray(at + this.#mark.length)])
  }
}

/** Set while a whole document is rendered. */
export const pageBodyContext = createContext<PageBody | null>(null)

/** Gives a page its body. In a document the property cannot be enumerated, so that it is not sent once more as data. */
export function setBody(page: { html?: string }, html: string, context: Readonly<RouterContextProvider>): void {
  const value = context.get(pageBodyContext)?.setAside(html) ?? html
  Object.defineProperty(page, 'html', { value, enumerable: !context.get(isDocumentContext) })
}
