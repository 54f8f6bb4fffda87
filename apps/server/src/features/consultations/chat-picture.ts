import { DomainError, chatPicture } from '@sankalp/contract'
import { limitConcurrency } from '../../platform/concurrency.ts'
import { loadSharp } from '../../platform/load-sharp.ts'

/** The photo of a good phone; a bomb claims billions. */
const maxMegapixels = 50
/** Who comes when so many wait is asked to come again: their pictures would fill the memory meanwhile. */
const mostWaiting = 10
const busyForSeconds = 5

const oneAtATime = limitConcurrency(1)
let waiting = 0

export type ChatPicture = { bytes: Buffer; width: number; height: number }

/**
 * A picture for a chat: judged by its content, turned upright, made smaller where it is large, and encoded anew, which leaves the
 * metadata behind (a phone photo carries the home's coordinates).
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
    // Before anything of it is decoded: its head alone says how large it is.
    if (width * height > maxMegapixels * 1_000_000)
      throw new DomainError('PICTURE_TOO_MANY_PIXELS', { limitMegapixels: maxMegapixels })
    const { data, info } = await sharp(bytes, { limitInputPixels: maxMegapixels * 1_000_000, failOn: 'error' })
      .rotate()
      .resize(chatPicture.longestSidePx, chatPicture.longestSidePx, { fit: 'inside', withoutEnlargement: true })
      // What is see-through in a PNG would be black in a JPEG.
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80 })
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof DomainError) throw error
    // sharp has no error classes: whatever it says of these bytes, they are no picture for us.
    throw new DomainError('PICTURE_UNREADABLE', {})
  }
}

function isJpeg(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
}

function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
}
