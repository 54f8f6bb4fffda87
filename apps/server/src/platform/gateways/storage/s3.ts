import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../../storage-settings.ts'
import { type FileStore, StorageUnavailable, isStorageKey, typeOfKey } from './storage.ts'

/** A picture is below a megabyte: what takes longer is a service that hangs. */
const withinMs = 10_000
/** A proxy asks every node each few seconds whether it is ready; a request for each would cost money at some services. */
const askAgainMs = 10_000

/**
 * Files in a bucket of any service that speaks S3, addressed by path (`endpoint/bucket/key`), which all of them understand. The
 * bucket is private: we alone read it, so that addresses, limits and signed addresses are the same as with a disk.
 */
export function openS3({ endpoint, bucket, ...settings }: S3Settings, limits = { withinMs }): FileStore {
  // Its own retries would outlast a person's patience; whoever asked is told to try again.
  const client = new AwsClient({ ...settings, service: 's3', retries: 0 })

  /** Null when there is no such file. What is done with the answer belongs to the time it may take. */
  async function ask<Result>(
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    take: (answer: Response) => Promise<Result>,
    body?: Buffer,
  ): Promise<Result | null> {
    if (!isStorageKey(key)) throw new Error('this is no key of the storage')
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(new Error('no answer in time')), limits.withinMs)
    // Of the bytes themselves, so that what was stored is what was sent.
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
      // By the time since the start: a clock that is set back would leave the answer as it is for a day.
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
        // From here on its reader sets the pace: the time above is over, and `answers-under-way` looks after slow ones.
        // `never`: where the browser's types are known too, a stream of theirs is not one of Node's, though it is the same thing.
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

/** The code in the answer's XML: `SignatureDoesNotMatch`, `AccessDenied`, `NoSuchKey`. Never the rest, which repeats what was signed. */
function readCode(xml: string): string {
  return /<Code>(\w{1,60})<\/Code>/.exec(xml)?.[1] ?? ''
}
