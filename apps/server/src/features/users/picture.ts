import { DomainError, picture } from '@sankalp/contract'
import sharp from 'sharp'

/** A 2 MB JPEG of a good phone has 12 million pixels; a bomb claims billions. */
const maxPixels = 50_000_000

sharp.cache(false)
sharp.concurrency(1)

/**
 * Makes a stored picture of an uploaded one: judged by its content, turned upright, cut square, and encoded
 * anew, which leaves the metadata behind (a phone photo carries the home's coordinates).
 */
export async function makePicture(bytes: Buffer): Promise<Buffer> {
  if (!looksLikeJpeg(bytes)) throw new DomainError('PICTURE_NOT_JPEG', {})
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize(picture.sidePx, picture.sidePx, { fit: 'cover', withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer()
  } catch {
    // sharp has no error classes: whatever it says of these bytes, they are no picture for us.
    throw new DomainError('PICTURE_UNREADABLE', {})
  }
}

function looksLikeJpeg(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
}
