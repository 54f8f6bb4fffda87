import { randomUUID } from 'node:crypto'
import { DomainError } from '@sankalp/contract'
import { type PictureShape, makePicture } from '../../platform/pictures.ts'

/** Large enough to read a certificate. */
const shape: PictureShape = { sidePx: 2400, square: false, orPng: true }

export type ReadyDocument = { key: string; kind: 'picture' | 'pdf'; bytes: Buffer }

/**
 * Makes a document, judged by its content and not by its name. A picture is re-encoded. A PDF cannot be, so it is only
 * shown to its owner and to operators.
 */
export async function makeDocument(bytes: Buffer): Promise<ReadyDocument> {
  const name = randomUUID()
  if (isPdf(bytes)) return { key: `private/application/${name}.pdf`, kind: 'pdf', bytes }
  return { key: `private/application/${name}.jpg`, kind: 'picture', bytes: await makePicture(bytes, shape) }
}

/**
 * Checks the start and the end of the file, so that a truncated upload is refused while the user can still send it
 * again.
 */
function isPdf(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return false
  if (!bytes.subarray(-2048).includes('%%EOF')) throw new DomainError('PICTURE_UNREADABLE', {})
  return true
}
