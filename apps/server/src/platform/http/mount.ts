import multipart from '@fastify/multipart'
import type { Endpoint, Parsed } from '@sankalp/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import type { Tx } from '../db/db.ts'
import { type AdmissionNeeds, createAdmission } from './admission.ts'
import { andThen } from './and-then.ts'
import { type Audit, audited } from './audit.ts'
import type { Idempotency, Plan } from './idempotency.ts'
import { addRawBodyRoute } from './raw-body.ts'
import { createReader } from './read-call.ts'
import { type UploadedFile, readForm } from './uploads.ts'
import type { Viewer } from './viewer.ts'
import { type CheckedJson, createWriter } from './write-reply.ts'

export { CheckedJson } from './write-reply.ts'

/** What a handler gets: everything checked. `viewer` is there exactly when the endpoint asks for a sign-in. */
export type Call<E extends Endpoint> = {
  viewer: E['access'] extends 'anyone' ? Viewer | null : Viewer
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  /** The bytes as they were sent, where the endpoint asks for them. Whoever checks a signature reads them after that. */
  rawBody: E extends { rawBody: true } ? Buffer : null
  file: UploadedFile | null
  /** Of an idempotent endpoint: everything it changes has to be changed in this transaction. */
  tx: E extends { idempotent: true } ? Tx : null
  request: FastifyRequest
  reply: FastifyReply
}

export type Answer<E extends Endpoint> = z.input<E['reply']> | CheckedJson

/** A handler that waits for nothing gives its answer at once, and spares a short call the ticks of a promise. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>

/** Instead of a handler, for an idempotent endpoint whose whole effect is one statement: it reads what it needs and says what is to be done. */
export type Planner<E extends Endpoint> = { plan(call: Omit<Call<E>, 'tx'>): Promise<Plan<Answer<E>>> }

/**
 * For an idempotent endpoint that many call at the same moment: `together` answers calls of several people in one transaction, with null for each
 * that is to be made by its handler after all. It refuses nobody: a refusal is the handler's, and undoes only its own call.
 */
export type Together<E extends Endpoint> = {
  handle: Handler<E>
  together(tx: Tx, calls: readonly Omit<Call<E>, 'tx'>[]): Promise<readonly (Answer<E> | null)[]>
}

/** What stands around the handler of an idempotent endpoint, before its transaction begins and takes a connection. */
export type Around<E extends Endpoint> = (
  call: Omit<Call<E>, 'tx'>,
  work: () => Promise<Answer<E>>,
) => Promise<Answer<E>>

/** Serves one endpoint of the contract. */
export type Mount = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E> | Planner<E> | Together<E>,
  around?: Around<E>,
) => void

type MountNeeds = AdmissionNeeds & { idempotency?: Idempotency; audit?: Audit }

const bodyLimitBytes = 64 * 1024
/** A form's fields and part headers beside its file. */
const formOverheadBytes = 256 * 1024

/**
 * The one way from the contract to a route: who is it, not too often, may they, is every field right, is each id their
 * own, and only then the handler; the reply is checked too, so that nothing undeclared leaves.
 */
export function createMount(app: FastifyInstance, needs: MountNeeds): Mount {
  return <E extends Endpoint>(endpoint: E, handler: Handler<E> | Planner<E> | Together<E>, around?: Around<E>) => {
    checkDeclaration(endpoint, needs, typeof handler === 'object')
    const admit = createAdmission(endpoint, needs)
    const readCall = createReader(endpoint)
    const toPayload = createWriter(endpoint)
    const once = onceOrEachTime(endpoint, handler, needs)
    const handle = around ? (call: Call<E>) => around(call, async () => once(call)) : once
    const { upload } = endpoint
    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { access: endpoint.access, endpoint: endpoint.name },
      bodyLimit: upload ? upload.maxBytes + formOverheadBytes : bodyLimitBytes,
      onRequest: (request, _reply, done) => {
        const admitted = admit(request)
        // Fastify waits for a promise; without one it goes on at once.
        if (admitted) return admitted
        done()
      },
      // Fastify sends what this gives, or what a promise of it comes to.
      handler: (request, reply) =>
        andThen(upload ? readForm(request, upload) : null, (form) => {
          const call = readCall(request, reply, form) as never
          return andThen<unknown, unknown>(handle(call), (made) => toPayload(reply, made))
        }),
    }
    if (endpoint.rawBody) addRawBodyRoute(app, route)
    else if (upload) addFormRoute(app, route)
    else app.route(route)
  }
}

function onceOrEachTime<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E> | Planner<E> | Together<E>,
  { audit, idempotency }: MountNeeds,
): Handler<E> {
  if ('plan' in handler) return idempotency!.oncePlanned(endpoint, (call: Call<E>) => handler.plan(call))
  if ('together' in handler)
    return idempotency!.onceTogether(
      endpoint,
      (tx, calls: readonly Call<E>[]) => handler.together(tx, calls),
      handler.handle,
    )
  const noted = endpoint.access === 'admin' ? audited(endpoint, handler, audit!) : handler
  return endpoint.idempotent
    ? (idempotency!.once(endpoint, noted as Handler<Endpoint & { idempotent: true }>) as Handler<E>)
    : noted
}

function addFormRoute(app: FastifyInstance, route: RouteOptions): void {
  // In a scope of its own: what reads forms listens to every request and every answer of the scope it is in.
  void app.register(async (forms) => {
    await forms.register(multipart)
    forms.route(route)
  })
}

/** Mistakes in a declaration show at the start of the server, not with the first call. */
function checkDeclaration(
  { name, access, step, body, upload, fileType, rawBody, idempotent }: Endpoint,
  { idempotency, audit }: MountNeeds,
  isShared: boolean,
): void {
  if ((access === 'admin') !== (step !== undefined))
    throw new Error(`${name}: a call for operators, and no other, says which right it takes`)
  if (access === 'admin' && !audit) throw new Error(`${name}: what operators do is noted, so it needs a database`)
  if (rawBody && (body ?? upload))
    throw new Error(`${name}: a raw body is read by its handler, so it has no body or upload`)
  if (isShared && (!idempotent || access === 'admin'))
    throw new Error(`${name}: only an idempotent call, and none for operators, is planned or made together with others`)
  if (!idempotent) return
  if (!idempotency) throw new Error(`${name}: an idempotent endpoint needs a database to remember its calls`)
  if (access === 'anyone') throw new Error(`${name}: only somebody signed in can call something once`)
  if (rawBody || upload || fileType) throw new Error(`${name}: only a call and an answer in JSON can be remembered`)
}
