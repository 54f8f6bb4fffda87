import type { Upload } from '@sankalp/contract/endpoint'
import { DomainError } from '@sankalp/contract'
import type { FastifyRequest } from 'fastify'

/** An uploaded file, whole in memory. The limits keep it small. */
export type UploadedFile = { bytes: Buffer }
export type Form = { fields: Record<string, string>; file: UploadedFile | null }

/** Limits for the fields besides the file, far above what our forms have. */
const fieldLimits = { fields: 40, fieldSize: 8 * 1024, fieldNameSize: 100, headerPairs: 100 }

/** Reads a multipart form: text fields as the body, and the one declared file separately. */
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
    // An empty file input of a plain form sends a part without bytes: no file was chosen.
    file = bytes.length > 0 ? { bytes } : null
  }
  if (upload.required && !file) throw new DomainError('PICTURE_MISSING', {})
  return { fields, file }
}

/** The messages of the form parser's plain errors for a truncated form or a missing or too long boundary. */
const senderFaults = /multipart|needle/i

/** Turns these errors into refusals: they are the sender's fault. */
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

/** Reads the whole stream, or returns null when it is longer than allowed. */
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
