import { transcode } from 'node:buffer'

/**
 * Returns the same as `Buffer.from`, in half the time for a page that is concatenated from pieces and has non-Latin
 * letters.
 */
export function toUtf8(text: string): Buffer<ArrayBuffer> {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8')
  } catch {
    // A lone surrogate, which is not valid text: this replaces it by a replacement character.
    return Buffer.from(text)
  }
}
