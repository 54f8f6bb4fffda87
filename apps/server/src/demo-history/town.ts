import { randomUUID } from 'node:crypto'
import { demoAccounts } from '@sankalp/content/demo-accounts'
import type { Language, Role } from '@sankalp/contract'
import { sendOtp, verifyOtp } from '@sankalp/contract/auth'
import { type Endpoint, type Input, type Reply, fillPath } from '@sankalp/contract/endpoint'
import type { ClientEvent, ClientPayloadInput } from '@sankalp/contract/live/events'
import { type Profile, updateUsers } from '@sankalp/contract/users'
import { createFeatures, type Platform } from '../app/features.ts'
import * as fold from '../app/fold.ts'
import { findByPhone } from '../features/users/users.repository.ts'
import { insertAuditEntry } from '../platform/http/audit.ts'
import { createIdempotency } from '../platform/http/idempotency.ts'
import { createMount } from '../platform/http/mount.ts'
import { createHttp } from '../platform/http/server.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { HandledJob } from '../platform/jobs/job.ts'
import type { SendJob } from '../platform/jobs/jobs.ts'
import type { Limits } from '../platform/limits.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createOnlineBoard } from '../platform/live/online-board.ts'
import type { Settings } from '../platform/settings.ts'
import { QuietConnection, createQuietLive } from './live-people.ts'
import { type OneTransaction } from './one-transaction.ts'
import { createTimeline } from './timeline.ts'

/** Somebody who uses the product. */
export type Person = { userId: string; phone: string; language: Language; viewer: Viewer }

type Sent<E extends Endpoint> = { params?: Input<E['params']>; query?: Input<E['query']>; body?: Input<E['body']> }

/** What the history shares with the server that starts after it. */
export type TownNeeds = Pick<Platform, 'secrets' | 'storage' | 'sky' | 'gazetteer' | 'articles' | 'log'> & {
  db: OneTransaction
  settings: Settings
  startsAt: Date
}

export type Town = Awaited<ReturnType<typeof openTown>>

/** One person may do in a second here what takes them weeks. */
const noLimits: Limits = { take: () => 0, giveBack: () => undefined }
/** As long as a timer can wait: the timeline does what the sweep does otherwise. */
const never = { tickMs: 2 ** 31 - 1, idleMs: 2 ** 31 - 1 }
/**
 * Not run when they are sent. Letters go out together, since nobody waits for them. The provider need not be asked about
 * a payment, since its own report always comes.
 */
const left = ['notices.deliver', 'notices.deliverUrgent', 'payments.look-up']

/**
 * The product with a clock that the timeline moves, and with people who call it: the same features, the same checks of
 * every call, event and answer. Only what leaves the product is missing: no letters, no messages, no sockets.
 */
export async function openTown({ db, settings: given, log, startsAt, ...shared }: TownNeeds) {
  const settings: Settings = {
    ...given,
    sms: { provider: 'demo' },
    payment: { provider: 'demo' },
    mail: { provider: 'demo' },
    trustedProxies: [],
  }
  const connections = new Set<QuietConnection>()
  const timeline = createTimeline({
    startsAt,
    isTalking: () => connections.size > 0,
    beat: async () => {
      await product.beatConsultations()
      await db.idle()
    },
  })
  const { clock } = timeline
  const metrics = createMetrics()
  const http = await createHttp(settings, log, metrics)
  const codes = new Map<string, string>()
  const jobs: SendJob = {
    async send(tx, job, data, { startAfter } = {}) {
      if (left.includes(job.name)) return
      const wait = () => timeline.at(startAfter ?? clock.now(), () => runJob(job.name, data))
      if (tx) tx.afterCommit(wait)
      else wait()
    },
  }
  const idempotency = createIdempotency({ db, clock })
  const product = createFeatures({
    ...shared,
    db,
    settings,
    log,
    clock,
    sharedClock: { now: async () => clock.now(), given: () => clock.now() },
    limits: noLimits,
    jobs,
    registry: metrics.registry,
    board: await createOnlineBoard(null, log),
    consultationTimes: never,
    idempotency,
    pdfs: { make: noPdf, warm: () => undefined, isRunning: () => false, close: async () => undefined },
    sms: { name: 'history', sendCode: async ({ phone, code }) => void codes.set(phone, code) },
    mail: { name: 'history', send: async () => undefined },
    push: null,
    noticePauseMs: 0,
    siteChanged: () => undefined,
    countSiteChanges: () => 0,
    announceEnd: () => undefined,
  })
  const quiet = createQuietLive()
  const viewers = new Map<string, Viewer>()
  const mount = createMount(http, {
    limits: noLimits,
    // Who calls is known here without a token, which would have expired by the next visit.
    identify: (userId) => viewers.get(userId) ?? null,
    clock,
    idempotency,
    audit: (tx, entry) => insertAuditEntry(tx ?? db, entry, clock.now()),
  })
  const handled = new Map<string, HandledJob>()
  for (const feature of product.features) {
    feature.mount?.({ mount, http })
    feature.live?.(quiet.live)
    for (const one of feature.jobs ?? []) handled.set(one.job.name, one)
  }
  await http.ready()

  async function runJob(name: string, data: unknown = {}): Promise<void> {
    await handled.get(name)!.run(data, { id: randomUUID(), attempt: 1, signal: new AbortController().signal })
    await db.idle()
  }

  /** Calls the API, and fails unless it succeeds. */
  async function call<E extends Endpoint>(by: Person | null, endpoint: E, sent: Sent<E> = {}): Promise<Reply<E>> {
    const query = sent.query ? `?${new URLSearchParams(sent.query as Record<string, string>).toString()}` : ''
    const { headers, payload } = endpoint.upload ? formOf(sent.body) : jsonOf(sent.body)
    const answer = await http.inject({
      method: endpoint.method,
      url: fillPath(endpoint.path, (sent.params ?? {}) as Record<string, string>) + query,
      headers: {
        ...headers,
        'accept-language': by?.language === 'en' ? 'en-IN' : 'hi-IN',
        ...(by && { authorization: `Bearer ${by.userId}` }),
      },
      ...(payload !== undefined && { payload }),
    })
    await db.idle()
    if (answer.statusCode !== 200) throw new Error(`${endpoint.name} answered ${answer.statusCode} ${answer.body}`)
    return answer.json() as Reply<E>
  }

  function know(userId: string, role: Role, phone: string, language: Language): Person {
    const operatorStep = demoAccounts.find((account) => account.phone === phone)?.operatorStep ?? null
    const viewer: Viewer = { userId, role, sessionId: randomUUID(), operatorStep }
    viewers.set(userId, viewer)
    return { userId, phone, language, viewer }
  }

  return {
    ...timeline,
    db,
    call,
    runJob,
    /** Returns somebody whose account exists already. */
    async find(phone: string, language: Language): Promise<Person> {
      const account = await findByPhone(db, phone)
      if (!account) throw new Error(`${phone} has no account`)
      return know(account.id, account.role, phone, language)
    },
    /** Opens an account: the code, then the profile. */
    async signUp(phone: string, language: Language, profile: Profile): Promise<Person> {
      const number = phone.replace('+91', '')
      await call(null, sendOtp, { body: { phone_number: number } })
      const name = profile.first_name
      const { id } = await call(null, verifyOtp, { body: { phone_number: number, otp: codes.get(phone)!, name } })
      const person = know(id, 'ROLE_USER', phone, language)
      await call(person, updateUsers, { body: profile })
      return person
    },
    /** Opens somebody's connection to the live channel. */
    connect(person: Person): QuietConnection {
      const connection = new QuietConnection(person.viewer)
      connections.add(connection)
      return connection
    },
    async hangUp(connection: QuietConnection): Promise<void> {
      connections.delete(connection)
      connection.close()
      await db.idle()
    },
    async send<E extends ClientEvent>(from: QuietConnection, event: E, payload: ClientPayloadInput<E>): Promise<void> {
      await quiet.send(from, event, payload)
      await db.idle()
    },
    /** Looks at what is due in consultations, as every process does each second. */
    async tick(): Promise<void> {
      await product.tickConsultations()
      await db.idle()
    },
    async close(): Promise<void> {
      await http.close()
      await fold.close(product.features)
    },
  }
}

async function noPdf(): Promise<never> {
  throw new Error('a history makes no documents')
}

function jsonOf(body: unknown) {
  return body === undefined
    ? { headers: {}, payload: undefined }
    : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }
}

function formOf(body: unknown) {
  const boundary = 'history'
  const parts = Object.entries((body ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== null)
    .map(
      ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
    )
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${parts.join('')}--${boundary}--\r\n`,
  }
}
