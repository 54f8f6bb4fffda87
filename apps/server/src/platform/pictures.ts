import { DomainError } from '@sankalp/contract'
import { limitConcurrency } from './concurrency.ts'
import { loadSharp } from './load-sharp.ts'

/** A 2 MB JPEG of a good phone has 12 million pixels; a bomb claims billions. Decoded, each may take six bytes. */
const maxMegapixels = 25
/** Who comes when so many wait is asked to come again: their pictures would fill the memory meanwhile. */
const mostWaiting = 20
const busyForSeconds = 5

const oneAtATime = limitConcurrency(1)
let waiting = 0

/** `square`: cut to the side. Otherwise whole, and no side longer than that. */
export type PictureShape = {
  sidePx: number
  square: boolean
  /** PNG is as welcome as JPEG. */
  orPng?: true
}

/**
 * Makes a stored picture of an uploaded one: judged by its content, turned upright, made to fit, and encoded
 * anew, which leaves the metadata behind (a phone photo carries the home's coordinates). One at a time: what a picture
 * takes while it is decoded has nothing to do with the size of its file.
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
    // Before anything of it is decoded: its head alone says how large it is.
    if (width * height > maxMegapixels * 1_000_000)
      throw new DomainError('PICTURE_TOO_MANY_PIXELS', { limitMegapixels: maxMegapixels })
    return await sharp(bytes, { limitInputPixels: maxMegapixels * 1_000_000, failOn: 'error' })
      .rotate()
      .resize(sidePx, sidePx, { fit: square ? 'cover' : 'inside', withoutEnlargement: true })
      // A JPEG has no holes: what can be seen through lies on white paper.
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer()
  } catch (error) {
    if (error instanceof DomainError) throw error
    // sharp has no error classes: whatever it says of these bytes, they are no picture for us.
    throw new DomainError('PICTURE_UNREADABLE', {})
  }
}

function looksLikeJpeg(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
}

function looksLikePng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
}
