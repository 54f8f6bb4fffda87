import { randomUUID } from 'node:crypto'
import { DomainError } from '@sankalp/contract'
import { type PictureShape, makePicture } from '../../platform/pictures.ts'

/** Sharp enough to read a certificate. */
const shape: PictureShape = { sidePx: 2400, square: false, orPng: true }

export type ReadyDocument = { key: string; kind: 'picture' | 'pdf'; bytes: Buffer }

/** Judged by what is in it, not by its name. A picture is made anew; a PDF cannot be, and is only ever shown to its owner and operators. */
export async function makeDocument(bytes: Buffer): Promise<ReadyDocument> {
  const name = randomUUID()
  if (isPdf(bytes)) return { key: `private/application/${name}.pdf`, kind: 'pdf', bytes }
  return { key: `private/application/${name}.jpg`, kind: 'picture', bytes: await makePicture(bytes, shape) }
}

/** It begins as one and has an end: what was cut off on the way is refused while its owner can still send it again. */
function isPdf(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return false
  if (!bytes.subarray(-2048).includes('%%EOF')) throw new DomainError('PICTURE_UNREADABLE', {})
  return true
}
