import { type RouterContextProvider, createContext } from 'react-router'
import { isDocumentContext } from '../visit.ts'
import { toUtf8 } from './utf8.server.ts'

/**
 * The body of a document, stored while React renders what is around it: React would only copy the string. A marker
 * takes its place until then.
 */
export class PageBody {
  readonly #mark: string
  #html: string | null = null

  constructor(nonce: string) {
    // No content can contain this marker: the nonce is generated for this visit.
    this.#mark = `<!--${nonce}-->`
  }

  /** Stores the body and returns the marker to render in its place. */
  setAside(html: string): string {
    if (this.#html !== null) throw new Error('The body of a page can be set only once')
    this.#html = html
    return this.#mark
  }

  /** Returns the document with its body; a document without the marker, such as an error page, stays unchanged. */
  putInto(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
    const at = this.#html === null ? -1 : page.indexOf(this.#mark)
    return at < 0
      ? page
      : Buffer.concat([page.subarray(0, at), toUtf8(this.#html!), page.subarray(at + this.#mark.length)])
  }
}

/** Set while a whole document is rendered. */
export const pageBodyContext = createContext<PageBody | null>(null)

/**
 * Sets the body of a page. In a document the property is not enumerable, so that the body is not sent a second time as
 * data.
 */
export function setBody(page: { html?: string }, html: string, context: Readonly<RouterContextProvider>): void {
  const value = context.get(pageBodyContext)?.setAside(html) ?? html
  Object.defineProperty(page, 'html', { value, enumerable: !context.get(isDocumentContext) })
}
