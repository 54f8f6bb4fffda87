import { createHash } from 'node:crypto'
import { DomainError } from '@sankalp/contract'
import { type Endpoint, idempotencyHeader, idempotencyKeyPattern } from '@sankalp/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { compileOnce } from '../compile-schema.ts'
import { type Db, DatabaseUnavailable, type Parameter, type Tx, sqlState } from '../db/db.ts'
import { numberAtCommit } from '../db/number-at-commit.ts'
import { createGathering } from '../gathering.ts'
import { createKeyedQueue } from '../keyed-queue.ts'
import type { Log } from '../log.ts'
import * as repository from './idempotency.repository.ts'
import type { Viewer } from './viewer.ts'
import { CheckedJson } from './write-reply.ts'

/** A client that has had no answer for so long asks a person. */
const rememberHours = 48
const retryAfterSeconds = 2
/** So many calls share a transaction at most: each waits until the last of them is done. */
const mostTogether = 32

type AnyCall = { request: FastifyRequest; viewer: Viewer | null; params?: unknown; query?: unknown; body?: unknown }
type AnyHandler<Call> = (call: Call & { tx: Tx }) => unknown
type AnyPlanner<Call> = (call: Call) => Promise<Plan<unknown>>

/**
 * For a call whose whole effect is one statement, which can be made together with those of others: what will be answered, and what is still to be done.
 * `carryOut` has the effect and stores what is remembered, both or neither; when the call was answered before it does nothing and gives that.
 */
export type Plan<Reply> = {
  reply: Reply
  carryOut(remembered: repository.Remembered | null): Promise<repository.Answered | null>
}

/**
 * Calls of several people in one transaction: an answer for each, or null for one that is to be made by its handler instead, of which nothing may
 * have been changed then. Whoever waits for nobody's lock here holds nobody up.
 */
type TogetherHandler<Call> = (tx: Tx, calls: readonly Call[]) => Promise<readonly unknown[]>

export type Idempotency = ReturnType<typeof createIdempotency>

/**
 * A call that carries an Idempotency-Key has its effect once: the effect and its answer are written in one transaction,
 * and every repetition gets that answer. A refusal or a failure undoes both, so the same key may be tried again.
 */
export function createIdempotency({ db, clock, log }: { db: Db; clock: Clock; log: Pick<Log, 'warn'> }) {
  // Those of this process wait here and not each in a connection of its own, of which there are few.
  const inOrder = createKeyedQueue()

  /** Runs the handler of an endpoint in a transaction, and only when this call was not made before. */
  function once<Call extends AnyCall>(
    endpoint: Endpoint,
    handler: AnyHandler<Call>,
  ): (call: Call) => Promise<CheckedJson> {
    const write = writerOf(endpoint)
    // Checked before the transaction ends: an answer that breaks the contract must not leave its effect behind.
    const run = async (call: Call, tx: Tx): Promise<string> => write(await handler({ ...call, tx }))
    return (call) =>
      inTurn(endpoint, call, (asked) =>
        asked === null
          ? transaction((tx) => run(call, tx))
          : transaction((tx) => runOnce(tx, asked, (behindIt) => run(call, behindIt))),
      )
  }

  /** The same for a call whose effect is planned first, and then had together with what is remembered of it. */
  function oncePlanned<Call extends AnyCall>(
    endpoint: Endpoint,
    plan: AnyPlanner<Call>,
  ): (call: Call) => Promise<CheckedJson> {
    const write = writerOf(endpoint)
    return (call) =>
      inTurn(endpoint, call, async (asked) => {
        const planned = await plan(call)
        const text = write(planned.reply)
        const earlier = await planned.carryOut(asked && { ...asked, reply: text })
        if (earlier) throw new AnsweredBefore(earlier)
        return text
      })
  }

  /**
   * The same for a call that many make at the same moment: those that come while the database is busy with others go by one transaction, which costs
   * little more than one of them. One that is alone, that cannot be made with the others, or whose company failed, is made by its handler.
   */
  function onceTogether<Call extends AnyCall>(
    endpoint: Endpoint,
    handleTogether: TogetherHandler<Call>,
    handler: AnyHandler<Call>,
  ): (call: Call) => Promise<CheckedJson> {
    const write = writerOf(endpoint)
    const alone = once(endpoint, handler)
    type Waiting = { call: Call; asked: repository.AskedOnce | null }

    async function answerAll(tx: Tx, all: readonly Waiting[]): Promise<(string | null)[]> {
      // Sent together: the first statement of the handler need not wait for the keys.
      const [known, made] = await Promise.allSettled([
        repository.readKeys(
          tx,
          all.flatMap(({ asked }) => asked ?? []),
        ),
        handleTogether(
          tx,
          all.map(({ call }) => call),
        ),
      ])
      if (known.status === 'rejected') throw known.reason
      if (known.value.size > 0) throw new SomeAnsweredBefore(known.value)
      if (made.status === 'rejected') throw made.reason
      const replies = made.value.map((one) => (one === null ? null : write(one)))
      repository.saveReplies(
        tx,
        all.flatMap(({ asked }, index) => (asked && replies[index] != null ? { ...asked, reply: replies[index] } : [])),
      )
      return replies
    }

    async function answerTogether(all: readonly Waiting[]): Promise<(string | null)[]> {
      if (all.length <= 1) return all.map(() => null)
      try {
        return await db.transaction((tx) => answerAll(tx, all))
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw error
        // Whatever is wrong with one of them is not the others' fault: nothing was changed, and each is made by itself.
        if (!(error instanceof SomeAnsweredBefore)) {
          // Told, since nobody would see it otherwise: all is right in the end, and slow.
          log.warn(
            { err: error, endpoint: endpoint.name, calls: all.length },
            'calls could not share a transaction and are made one by one',
          )
          return all.map(() => null)
        }
        // Whoever was answered before is told so by itself.
        const fresh = all.filter(({ asked }) => !asked || !error.answers.has(asked))
        const made = await answerTogether(fresh)
        return all.map((one) => made[fresh.indexOf(one)] ?? null)
      }
    }

    const gather = createGathering(answerTogether, { most: mostTogether, waitsWhileMoreCome: true })
    return async (call) => {
      const key = readKey(call.request)
      const asked = key === null ? null : askedOf(endpoint, call, key)
      const reply = await inKeysTurn(asked, () => gather({ call, asked }))
      return reply === null ? alone(call) : new CheckedJson(reply)
    }
  }

  /** Calls with the same key one after the other; each but the first gets the answer of the first. */
  async function inTurn(
    endpoint: Endpoint,
    call: AnyCall,
    work: (asked: repository.AskedOnce | null) => Promise<string>,
  ): Promise<CheckedJson> {
    const key = readKey(call.request)
    if (key === null) return new CheckedJson(await work(null))
    const asked = askedOf(endpoint, call, key)
    return new CheckedJson(await inKeysTurn(asked, () => answerOnce(asked, () => work(asked))))
  }

  function askedOf(endpoint: Endpoint, call: AnyCall, key: string): repository.AskedOnce {
    return {
      userId: call.viewer!.userId,
      key,
      endpoint: endpoint.name,
      requestHash: hashOf(endpoint, call),
      now: clock.now(),
    }
  }

  function inKeysTurn<Result>(asked: repository.AskedOnce | null, work: () => Promise<Result>): Promise<Result> {
    return asked ? inOrder(`${asked.userId} ${asked.key}`, work) : work()
  }

  /** Gives what is to be sent, with the number that was given at the commit where there is one. */
  async function transaction(work: (tx: Tx) => Promise<string>): Promise<string> {
    let filledIn: string | undefined
    const reply = await db.transaction(async (tx) => {
      const made = await work(tx)
      if (made.includes(numberAtCommit)) repository.fillInNumber(tx, made, (text) => (filledIn = text))
      return made
    })
    return filledIn ?? reply
  }

  async function answerOnce(asked: repository.AskedOnce, work: () => Promise<string>): Promise<string> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof AnsweredBefore) return replyOf(error.answer, asked)
      if (error instanceof DatabaseUnavailable) throw error
      // The same call may have been made through another process meanwhile: then this one was undone, and that one counts.
      const earlier = await repository.readKey(db, asked)
      if (earlier) return replyOf(earlier, asked)
      // 57014: a statement was ended because it had waited too long, for instance for that other one.
      throw sqlState(error) === '57014' ? new DomainError('TEMPORARILY_UNAVAILABLE', { retryAfterSeconds }) : error
    }
  }

  return {
    name: 'idempotency',
    once,
    oncePlanned,
    onceTogether,
    eraseFor: (tx: Tx, userId: string) => repository.forgetKeysOf(tx, userId),
    tidy: () => repository.forgetKeysBefore(db, new Date(clock.now().getTime() - rememberHours * 3_600_000)),
  }
}

async function runOnce(tx: Tx, asked: repository.AskedOnce, run: (tx: Tx) => Promise<string>): Promise<string> {
  const earlier = repository.readKey(tx, asked)
  const [known, reply] = await Promise.allSettled([earlier, run(behind(tx, earlier))])
  if (known.status === 'rejected') throw known.reason
  if (known.value) throw new AnsweredBefore(known.value)
  if (reply.status === 'rejected') throw reply.reason
  repository.saveReply(tx, asked, reply.value)
  return reply.value
}

/** The text of an answer, checked. */
function writerOf(endpoint: Endpoint): (made: unknown) => string {
  const schema = compileOnce(endpoint.reply)
  return (made) => (made instanceof CheckedJson ? made.text : JSON.stringify(schema().parse(made)))
}

/** Undoes what a repeated call has begun. */
class AnsweredBefore extends Error {
  readonly answer: repository.Answered
  constructor(answer: repository.Answered) {
    super('this call was answered before')
    this.answer = answer
  }
}

/** The same for a group, which is made again without those. */
class SomeAnsweredBefore extends Error {
  readonly answers: ReadonlyMap<repository.AskedOnce, repository.Answered>
  constructor(answers: ReadonlyMap<repository.AskedOnce, repository.Answered>) {
    super('some of these calls were answered before')
    this.answers = answers
  }
}

/**
 * A transaction whose first statements are sent right behind the question whether the call was made before, instead of waiting for that answer:
 * it would cost every paid call one more way to the database and back. Nobody is given what they say before it is known.
 */
function behind(tx: Tx, earlier: Promise<repository.Answered | undefined>): Tx {
  return {
    ...tx,
    async query<Row>(sql: string, parameters?: readonly Parameter[]): Promise<Row[]> {
      const [known, result] = await Promise.allSettled([earlier, tx.query<Row>(sql, parameters)])
      if (known.status === 'rejected') throw known.reason
      if (known.value) throw new AnsweredBefore(known.value)
      if (result.status === 'rejected') throw result.reason
      return result.value
    },
  }
}

function readKey({ headers }: FastifyRequest): string | null {
  const key = headers[idempotencyHeader.toLowerCase()]
  if (key === undefined) return null
  if (typeof key === 'string' && idempotencyKeyPattern.test(key)) return key
  throw new DomainError('INVALID_INPUT', { fields: [{ field: idempotencyHeader, problem: 'invalid' }] })
}

/** As the schemas have read it, so that spaces and the order of fields make no difference. */
function hashOf({ name }: Endpoint, { params, query, body }: AnyCall): string {
  return createHash('sha256')
    .update(JSON.stringify([name, params, query, body]))
    .digest('base64url')
}

function replyOf(earlier: repository.Answered, asked: repository.AskedOnce): string {
  if (earlier.requestHash !== asked.requestHash) throw new DomainError('IDEMPOTENCY_KEY_REUSED', {})
  return earlier.reply
}
