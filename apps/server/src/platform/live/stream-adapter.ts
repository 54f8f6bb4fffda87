import { setTimeout as wait } from 'node:timers/promises'
import type { Namespace } from 'socket.io'
import { ClusterAdapter, type ClusterMessage } from 'socket.io-adapter'
import type { Log } from '../log.ts'
import type { RedisClient } from '../redis.ts'
import { createRedisPatience } from '../redis-patience.ts'
import type { Link } from './link.ts'
import { createTogether } from './together.ts'

/** The stream and the fields of its entries are those of the released version, which runs beside this one for a while. */
const stream = 'socket.io'
const keptEntries = 10_000
const readAtOnce = 100
const readWaitsMs = 5000

/**
 * A process writes its messages to the stream, and all processes read it, including itself. With hundreds of messages a
 * second the round trips cost more than the messages. So a process writes and reads at most once in this interval, and
 * then everything at once.
 */
const togetherMs = 10
/** After a read that failed: Redis is away, or answers no more. */
const afterFailureMs = 100

type Entry = { uid: string; nsp: string; type: string; data?: string }
type Publish = (entry: Entry) => Promise<string>

class StreamAdapter extends ClusterAdapter {
  private readonly write: Publish

  constructor(namespace: Namespace, write: Publish) {
    super(namespace)
    this.write = write
  }

  protected override doPublish(message: ClusterMessage): Promise<string> {
    const { uid, nsp, type } = message
    return this.write({
      uid,
      nsp,
      type: String(type),
      ...('data' in message && { data: JSON.stringify(message.data) }),
    })
  }

  /** Nothing that this server sends to the others asks for a response. */
  protected override async doPublishResponse(): Promise<void> {}

  take({ uid, nsp, type, data }: Entry, id: string): void {
    const parsed: unknown = data === undefined ? undefined : JSON.parse(data)
    this.onMessage({ uid, nsp, type: Number(type), data: parsed } as ClusterMessage, id)
  }
}

/** Joins the Socket.IO servers of all processes by a stream in Redis. */
export async function openStreamAdapter(redis: RedisClient, log: Log, link: Link) {
  // Commands wait while Redis is away, so that a message is read by the others when it is back.
  const [writer, reader] = [redis, redis].map((each) => each.duplicate({ disableOfflineQueue: false })) as [
    RedisClient,
    RedisClient,
  ]
  for (const client of [writer, reader]) {
    client.on('error', (error: unknown) => log.warn({ err: error }, 'redis (live channel)'))
    await client.connect()
  }
  const adapters = new Map<string, StreamAdapter>()
  const closing = new AbortController()

  // Only when an entry is written, or has failed, are those told who are connected here: they must not wait for a Redis
  // that is away.
  const [patience, writeInTurn, readInTurn] = [
    createRedisPatience(),
    createTogether(togetherMs),
    createTogether(togetherMs),
  ]
  async function publish(entry: Entry): Promise<string> {
    const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: keptEntries } as const
    const id = await writeInTurn(() => patience.wait(writer.xAdd(stream, '*', entry, { TRIM: trim })))
    link.wrote()
    return id
  }

  async function findLastId(): Promise<string> {
    const newest = await reader.xRevRange(stream, '+', '-', { COUNT: 1 })
    return newest?.[0]?.id ?? '0-0'
  }

  async function readOn(from: string): Promise<void> {
    let lastId = from
    while (!closing.signal.aborted) {
      try {
        const found = await readInTurn(() =>
          reader.xRead({ key: stream, id: lastId }, { COUNT: readAtOnce, BLOCK: readWaitsMs }),
        )
        if (!found) continue
        link.read()
        for (const { id, message } of found[0]!.messages) {
          lastId = id
          take(message as Entry, id)
        }
      } catch (error) {
        if (closing.signal.aborted) return
        log.warn({ err: error }, 'could not read the stream of the live channel')
        await wait(afterFailureMs)
      }
    }
  }

  function take(entry: Entry, id: string): void {
    try {
      adapters.get(entry.nsp)?.take(entry, id)
    } catch (error) {
      log.warn({ err: error }, 'could not parse an entry of the live channel')
    }
  }

  void readOn(await findLastId())
  return {
    /** Socket.IO makes one for each namespace. */
    Adapter: class extends StreamAdapter {
      constructor(namespace: Namespace) {
        super(namespace, publish)
        adapters.set(namespace.name, this)
      }
    },
    close(): void {
      closing.abort()
      writer.destroy()
      reader.destroy()
    },
  }
}
