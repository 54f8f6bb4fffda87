import type { Upload } from '@sankalp/contract/endpoint'
import { DomainError } from '@sankalp/contract'
import type { FastifyRequest } from 'fastify'

/** A file that came with a form, whole in memory: the limits keep it small. */
export type UploadedFile = { bytes: Buffer }
export type Form = { fields: Record<string, string>; file: UploadedFile | null }

/** Fields of a form beside its file: far more than any form of ours has. */
const fieldLimits = { fields: 40, fieldSize: 8 * 1024, fieldNameSize: 100, headerPairs: 100 }

/** Reads a multipart form: text fields as the body, the one declared file aside. */
export async function readForm(request: FastifyRequest, upload: Upload): Promise<Form> {
  if (!request.isMultipart()) throw new DomainError('UNSUPPORTED_MEDIA', {})
  const fields: Record<string, string> = {}
  let file: UploadedFile | null = null
  const parts = request.parts({ limits: { ...fieldLimits, files: 1, fileSize: upload.maxBytes, parts: 50 } })
  for await (const part of readableParts(parts)) {
    if (part.type === 'field') {
      if (part.valueTruncated)
        throw new DomainError('INVALID_INPUT', { fields: [{ field: part.fieldname, problem: 'tooLong' }] })
      if (typeof part.value === 'string') fields[part.fieldname] = part.value
      continue
    }
    const bytes = await readWithin(part.file, upload.maxBytes).catch(refuseBroken)
    if (part.fieldname !== upload.field)
      throw new DomainError('INVALID_INPUT', { fields: [{ field: part.fieldname, problem: 'invalid' }] })
    if (!bytes) throw new DomainError('PICTURE_TOO_LARGE', { limitBytes: upload.maxBytes })
    // An empty file input of a plain form sends a part without bytes: nothing was chosen.
    file = bytes.length > 0 ? { bytes } : null
  }
  if (upload.required && !file) throw new DomainError('PICTURE_MISSING', {})
  return { fields, file }
}

/** What the form parser says, in plain errors, of a form that breaks off or whose boundary is missing or too long. */
const senderFaults = /multipart|needle/i

/** Those are the sender's faults and no failure of ours. */
async function* readableParts<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  try {
    yield* parts
  } catch (error) {
    refuseBroken(error)
  }
}

function refuseBroken(error: unknown): never {
  throw error instanceof Error && senderFaults.test(error.message) ? new DomainError('MALFORMED_REQUEST', {}) : error
}

/** The whole stream, or null when it is longer than allowed. */
async function readWithin(
  stream: AsyncIterable<Buffer> & { truncated?: boolean },
  maxBytes: number,
): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size <= maxBytes) chunks.push(chunk)
  }
  return stream.truncated || size > maxBytes ? null : Buffer.concat(chunks)
}
