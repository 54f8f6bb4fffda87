import { DomainError, chatPicture } from '@sankalp/contract'
import { limitConcurrency } from '../../platform/concurrency.ts'
import { loadSharp } from '../../platform/load-sharp.ts'

/** Enough for a photo of a good phone. A decompression bomb claims gigapixels. */
const maxMegapixels = 50
/**
 * With this many pictures waiting, further uploads are asked to retry, because waiting pictures would fill the memory.
 */
const mostWaiting = 10
const busyForSeconds = 5

const oneAtATime = limitConcurrency(1)
let waiting = 0

export type ChatPicture = { bytes: Buffer; width: number; height: number }

/**
 * Makes a picture for a chat: checks its content, rotates it upright, shrinks it if large, and re-encodes it, which
 * removes the metadata (a phone photo contains the coordinates of the home).
 */
export async function makeChatPicture(bytes: Buffer): Promise<ChatPicture> {
  if (!isJpeg(bytes) && !isPng(bytes)) throw new DomainError('PICTURE_NOT_JPEG', {})
  if (waiting >= mostWaiting) throw new DomainError('TEMPORARILY_UNAVAILABLE', { retryAfterSeconds: busyForSeconds })
  waiting += 1
  try {
    return await oneAtATime(() => encode(bytes))
  } finally {
    waiting -= 1
  }
}

async function encode(bytes: Buffer): Promise<ChatPicture> {
  const sharp = await loadSharp()
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata()
    // Check the size in the header before decoding.
    if (width * height > maxMegapixels * 1_000_000)
      throw new DomainError('PICTURE_TOO_MANY_PIXELS', { limitMegapixels: maxMegapixels })
    const { data, info } = await sharp(bytes, { limitInputPixels: maxMegapixels * 1_000_000, failOn: 'error' })
      .rotate()
      .resize(chatPicture.longestSidePx, chatPicture.longestSidePx, { fit: 'inside', withoutEnlargement: true })
      // Transparent pixels of a PNG would become black in a JPEG.
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80 })
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof DomainError) throw error
    // sharp has no error classes, so treat any error as an unreadable picture.
    throw new DomainError('PICTURE_UNREADABLE', {})
  }
}

function isJpeg(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
}

function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
}
