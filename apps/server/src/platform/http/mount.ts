import multipart from '@fastify/multipart'
import type { Endpoint, Parsed } from '@sankalp/contract/endpoint'
import type { PublicRead } from '@sankalp/contract/visit'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import type { Tx } from '../db/db.ts'
import { type AdmissionNeeds, createAdmission } from './admission.ts'
import { andThen } from './and-then.ts'
import { type Audit, audited } from './audit.ts'
import type { Idempotency } from './idempotency.ts'
import { isPublicRead } from './local-calls.ts'
import { addRawBodyRoute } from './raw-body.ts'
import { createReader } from './read-call.ts'
import { type UploadedFile, readForm } from './uploads.ts'
import type { Viewer } from './viewer.ts'
import { type CheckedJson, type SharedReply, createWriter } from './write-reply.ts'

export { CheckedJson, SharedReply } from './write-reply.ts'

/** What a handler receives, fully checked. `viewer` is set exactly when the endpoint requires a sign-in. */
export type Call<E extends Endpoint> = {
  viewer: E['access'] extends 'anyone' ? Viewer | null : Viewer
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  /** The bytes as they were sent, where the endpoint asks for them. Check the signature before parsing them. */
  rawBody: E extends { rawBody: true } ? Buffer : null
  file: UploadedFile | null
  /** Set for an idempotent endpoint, which must make all its changes in this transaction. */
  tx: E extends { idempotent: true } ? Tx : null
  request: E extends PublicRead ? PublicRequest : FastifyRequest
  reply: E extends PublicRead ? PublicReply : FastifyReply
}

/** What a public handler learns about the caller, which may be one of our own pages. */
export type PublicRequest = Pick<FastifyRequest, 'language'>
export type PublicReply = { header(name: string, value: string): unknown }
const unheard: PublicReply = { header: () => undefined }

export type Answer<E extends Endpoint> = z.input<E['reply']> | SharedReply<z.input<E['reply']>> | CheckedJson

/** A handler. A synchronous one returns its answer directly, which spares a short call the ticks of a promise. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>

/** Serves one endpoint of the contract. */
export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

type MountNeeds = AdmissionNeeds & { idempotency?: Idempotency; audit?: Audit }

const bodyLimitBytes = 64 * 1024
/** The fields of a form and its part headers, besides the file. */
const formOverheadBytes = 256 * 1024

/**
 * Creates routes from the contract. Checks, in this order: identity, rate limit, permission, every field, ownership of
 * each id. Only then runs the handler. Checks the reply too, so that nothing undeclared is sent.
 */
export function createMount(app: FastifyInstance, needs: MountNeeds): Mount {
  return <E extends Endpoint>(endpoint: E, handler: Handler<E>) => {
    checkDeclaration(endpoint, needs)
    const admit = createAdmission(endpoint, needs)
    const readCall = createReader(endpoint)
    const toPayload = createWriter(endpoint)
    const handle = onceOrEachTime(endpoint, handler, needs)
    if (isPublicRead(endpoint)) {
      app.localCalls.add(endpoint, ({ params, query }, language) =>
        handle(readCall({ viewer: null, params, query, body: undefined, language }, unheard, null) as never),
      )
    }
    const { upload } = endpoint
    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { access: endpoint.access, endpoint: endpoint.name },
      bodyLimit: upload ? upload.maxBytes + formOverheadBytes : bodyLimitBytes,
      onRequest: (request, _reply, done) => {
        const admitted = admit(request)
        // Fastify awaits a promise. Without one it continues at once.
        if (admitted) return admitted
        done()
      },
      // Fastify sends the returned value, or the value of the returned promise.
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
  handler: Handler<E>,
  { audit, idempotency }: MountNeeds,
): Handler<E> {
  const noted = endpoint.access === 'admin' ? audited(endpoint, handler, audit!) : handler
  return endpoint.idempotent
    ? (idempotency!.once(endpoint, noted as Handler<Endpoint & { idempotent: true }>) as Handler<E>)
    : noted
}

function addFormRoute(app: FastifyInstance, route: RouteOptions): void {
  // Register it in a separate scope: the multipart plugin hooks into every request and response of its scope.
  void app.register(async (forms) => {
    await forms.register(multipart)
    forms.route(route)
  })
}

/** Checks a declaration, so that mistakes show at the start of the server and not with the first call. */
function checkDeclaration(
  { name, access, step, body, upload, fileType, rawBody, idempotent }: Endpoint,
  { idempotency, audit }: MountNeeds,
): void {
  if ((access === 'admin') !== (step !== undefined))
    throw new Error(`${name}: an endpoint must name the required permission if it is for operators, and only then`)
  if (access === 'admin' && !audit)
    throw new Error(`${name}: requests of operators are logged, so this endpoint needs a database`)
  if (rawBody && (body ?? upload))
    throw new Error(
      `${name}: an endpoint with a raw body cannot have a body or upload, because its handler reads the raw body`,
    )
  if (!idempotent) return
  if (!idempotency) throw new Error(`${name}: an idempotent endpoint needs a database to store its requests`)
  if (access === 'anyone') throw new Error(`${name}: an idempotent endpoint requires a signed-in caller`)
  if (rawBody || upload || fileType)
    throw new Error(`${name}: an idempotent endpoint must have a JSON request and a JSON response`)
}
