import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../../storage-settings.ts'
import { type FileStore, StorageUnavailable, isStorageKey, typeOfKey } from './storage.ts'

/** A picture is below a megabyte, so a longer request means a hanging service. */
const withinMs = 10_000
/** A proxy checks the readiness of every node each few seconds; some services charge for each request. */
const askAgainMs = 10_000

/**
 * Opens a bucket of any service that speaks S3. Addresses files by path (`endpoint/bucket/key`), which all services
 * support. The bucket is private and only we read it, so that URLs, limits and signed URLs are the same as with a disk.
 */
export function openS3({ endpoint, bucket, ...settings }: S3Settings, limits = { withinMs }): FileStore {
  // The client's own retries would take too long for a user. The caller may try again instead.
  const client = new AwsClient({ ...settings, service: 's3', retries: 0 })

  /** Sends a request. Returns null when the file does not exist. Reading the response counts towards the time limit. */
  async function ask<Result>(
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    take: (answer: Response) => Promise<Result>,
    body?: Buffer,
  ): Promise<Result | null> {
    if (!isStorageKey(key)) throw new Error('not a valid storage key')
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(new Error('no response in time')), limits.withinMs)
    // Sign the hash of the bytes themselves, so that the service stores exactly what was sent.
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
      ...(body && { 'content-type': typeOfKey(key) ?? 'application/octet-stream' }),
    }
    try {
      const answer = await client.fetch(`${endpoint}/${bucket}/${key}`, {
        method,
        headers,
        signal: abort.signal,
        ...(body && { body: new Uint8Array(body) }),
      })
      if (answer.ok) return await take(answer)
      const problem = readCode(await answer.text())
      if (answer.status === 404 && problem !== 'NoSuchBucket') return null
      throw new StorageUnavailable(`the storage answered ${answer.status} ${problem} to ${method}`)
    } catch (error) {
      if (error instanceof StorageUnavailable) throw error
      throw new StorageUnavailable(`the storage cannot be reached: ${describe(error)}`, { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }
  let asked = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve(false) }
  const readWhole = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

  return {
    publicFolder: null,
    async answers() {
      // Use monotonic time: if the clock is set back by a day, the cached answer would stay for that day.
      const now = performance.now()
      if (now - asked.at > askAgainMs)
        asked = {
          at: now,
          answer: ask('GET', 'health/none.txt', readWhole).then(
            () => true,
            () => false,
          ),
        }
      return asked.answer
    },
    read: (key) => ask('GET', key, readWhole),
    open: (key) =>
      ask('GET', key, async ({ body, headers }) => {
        const length = headers.get('content-length')
        // From here on the reader sets the pace: the time limit above has ended, and `answers-under-way` handles slow
        // readers. `never`: with the browser's types loaded, their stream type differs from Node's, though it is the
        // same object.
        return {
          stream: body ? Readable.fromWeb(body as never) : Readable.from([]),
          bytes: length === null ? null : Number(length),
        }
      }),
    async write(key, bytes) {
      if ((await ask('PUT', key, readWhole, bytes)) === null)
        throw new StorageUnavailable('the storage answered 404 to PUT')
    },
    async delete(key) {
      await ask('DELETE', key, readWhole)
    },
  }
}

function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message || cause.name : String(cause)
}

/**
 * Returns the code in the XML of a response: `SignatureDoesNotMatch`, `AccessDenied`, `NoSuchKey`. Never the rest,
 * which repeats the signed text.
 */
function readCode(xml: string): string {
  return /<Code>(\w{1,60})<\/Code>/.exec(xml)?.[1] ?? ''
}
