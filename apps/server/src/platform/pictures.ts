import { DomainError } from '@sankalp/contract'
import { limitConcurrency } from './concurrency.ts'
import { loadSharp } from './load-sharp.ts'

/**
 * A 2 MB JPEG of a good phone has 12 million pixels; a decompression bomb claims billions. A decoded pixel may take six
 * bytes.
 */
const maxMegapixels = 25
/** With so many waiting, further requests are refused with a time to retry: their pictures would fill the memory. */
const mostWaiting = 20
const busyForSeconds = 5

const oneAtATime = limitConcurrency(1)
let waiting = 0

/** `square`: cropped to a square of this side. Otherwise whole, with no side longer than that. */
export type PictureShape = {
  sidePx: number
  square: boolean
  /** Accepts PNG as well as JPEG. */
  orPng?: true
}

/**
 * Makes a stored picture from an uploaded one. Detects the format by content, turns it upright, resizes and re-encodes
 * it, which drops the metadata (a phone photo contains the coordinates of the user's home). One at a time: the memory
 * for decoding does not depend on the file size.
 */
export async function makePicture(bytes: Buffer, shape: PictureShape): Promise<Buffer> {
  if (!looksLikeJpeg(bytes) && !(shape.orPng && looksLikePng(bytes)))
    throw new DomainError(shape.orPng ? 'PICTURE_UNREADABLE' : 'PICTURE_NOT_JPEG', {})
  if (waiting >= mostWaiting) throw new DomainError('TEMPORARILY_UNAVAILABLE', { retryAfterSeconds: busyForSeconds })
  waiting += 1
  try {
    return await oneAtATime(() => decode(bytes, shape))
  } finally {
    waiting -= 1
  }
}

async function decode(bytes: Buffer, { sidePx, square }: PictureShape): Promise<Buffer> {
  const sharp = await loadSharp()
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata()
    // Check this before decoding: the header alone gives the size.
    if (width * height > maxMegapixels * 1_000_000)
      throw new DomainError('PICTURE_TOO_MANY_PIXELS', { limitMegapixels: maxMegapixels })
    return await sharp(bytes, { limitInputPixels: maxMegapixels * 1_000_000, failOn: 'error' })
      .rotate()
      .resize(sidePx, sidePx, { fit: square ? 'cover' : 'inside', withoutEnlargement: true })
      // A JPEG has no transparency: put transparent parts on white.
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer()
  } catch (error) {
    if (error instanceof DomainError) throw error
    // sharp has no error classes: any error means that the picture is unreadable.
    throw new DomainError('PICTURE_UNREADABLE', {})
  }
}

function looksLikeJpeg(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
}

function looksLikePng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
}
