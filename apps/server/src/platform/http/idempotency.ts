import { createHash } from 'node:crypto'
import { DomainError } from '@sankalp/contract'
import { type Endpoint, idempotencyHeader, idempotencyKeyPattern } from '@sankalp/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { compileOnce } from '../compile-schema.ts'
import { type Db, DatabaseUnavailable, type Tx, sqlState } from '../db/db.ts'
import { createKeyedQueue } from '../keyed-queue.ts'
import * as repository from './idempotency.repository.ts'
import type { Viewer } from './viewer.ts'
import { CheckedJson } from './write-reply.ts'

/** After this time a client without a response contacts support. */
const rememberHours = 48
const retryAfterSeconds = 2

type AnyCall = { request: FastifyRequest; viewer: Viewer | null; params?: unknown; query?: unknown; body?: unknown }
type AnyHandler<Call> = (call: Call & { tx: Tx }) => unknown

export type Idempotency = ReturnType<typeof createIdempotency>

/**
 * Gives a request with an Idempotency-Key its effect only once: the effect and the response are written in one
 * transaction, and every repeat gets that response. A refusal or failure rolls back both, so the same key may be tried
 * again.
 */
export function createIdempotency({ db, clock }: { db: Db; clock: Clock }) {
  // Repeats wait here for the first request, so that each does not take one of the few database connections.
  const inOrder = createKeyedQueue()

  /** Runs the handler of an endpoint in a transaction, unless the same request was made before. */
  function once<Call extends AnyCall>(
    endpoint: Endpoint,
    handler: AnyHandler<Call>,
  ): (call: Call) => Promise<CheckedJson> {
    const write = writerOf(endpoint)
    // Check the response before the commit: an invalid response must not leave its effect behind.
    const run = async (call: Call, tx: Tx): Promise<string> => write(await handler({ ...call, tx }))
    return async (call) => {
      const key = readKey(call.request)
      if (key === null) return new CheckedJson(await db.transaction((tx) => run(call, tx)))
      const asked = {
        userId: call.viewer!.userId,
        key,
        endpoint: endpoint.name,
        requestHash: hashOf(endpoint, call),
        now: clock.now(),
      }
      return new CheckedJson(await inOrder(`${asked.userId} ${key}`, () => answerOnce(asked, (tx) => run(call, tx))))
    }
  }

  async function answerOnce(asked: repository.AskedOnce, run: (tx: Tx) => Promise<string>): Promise<string> {
    try {
      return await db.transaction(async (tx) => {
        const earlier = await repository.readKey(tx, asked)
        if (earlier) return replyOf(earlier, asked)
        const reply = await run(tx)
        await repository.saveReply(tx, asked, reply)
        return reply
      })
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error
      // Another process may have handled the same request meanwhile. Then this one was rolled back, and the other one
      // counts.
      const earlier = await repository.readKey(db, asked)
      if (earlier) return replyOf(earlier, asked)
      // 57014: a statement was cancelled because it waited too long, for example for that other process.
      throw sqlState(error) === '57014' ? new DomainError('TEMPORARILY_UNAVAILABLE', { retryAfterSeconds }) : error
    }
  }

  return {
    name: 'idempotency',
    once,
    eraseFor: (tx: Tx, userId: string) => repository.forgetKeysOf(tx, userId),
    /** A repeat of such a request runs again and learns that it was done already. */
    eraseAbout: (tx: Tx, ids: readonly string[]) => repository.forgetAnswersAbout(tx, ids),
    tidy: () => repository.forgetKeysBefore(db, new Date(clock.now().getTime() - rememberHours * 3_600_000)),
  }
}

/** Returns a function that checks a response and writes it as text. */
function writerOf(endpoint: Endpoint): (made: unknown) => string {
  const schema = compileOnce(endpoint.reply)
  return (made) => (made instanceof CheckedJson ? made.text : JSON.stringify(schema().parse(made)))
}

function readKey({ headers }: FastifyRequest): string | null {
  const key = headers[idempotencyHeader.toLowerCase()]
  if (key === undefined) return null
  if (typeof key === 'string' && idempotencyKeyPattern.test(key)) return key
  throw new DomainError('INVALID_INPUT', { fields: [{ field: idempotencyHeader, problem: 'invalid' }] })
}

/** Hash the parsed input, so that spaces and the order of fields make no difference. */
function hashOf({ name }: Endpoint, { params, query, body }: AnyCall): string {
  return createHash('sha256')
    .update(JSON.stringify([name, params, query, body]))
    .digest('base64url')
}

function replyOf(earlier: repository.Answered, asked: repository.AskedOnce): string {
  if (earlier.requestHash !== asked.requestHash) throw new DomainError('IDEMPOTENCY_KEY_REUSED', {})
  return earlier.reply
}
