import multipart from '@fastify/multipart'
import { type Endpoint, type Parsed } from '@sankalp/contract/endpoint'
import { DomainError, notFound } from '@sankalp/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { z } from 'zod'
import type { Limits } from '../limits.ts'
import { pack, pickEncoding } from './packed-body.ts'
import { type Form, type UploadedFile, readForm } from './uploads.ts'
import { toFieldIssues } from '@sankalp/contract/field-issues'
import { type Identify, type Viewer, bearerToken } from './viewer.ts'

/** What a handler gets: everything checked. `viewer` is there exactly when the endpoint asks for a sign-in. */
export type Call<E extends Endpoint> = {
  viewer: E['access'] extends 'anyone' ? Viewer | null : Viewer
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  file: UploadedFile | null
  request: FastifyRequest
  reply: FastifyReply
}

/** An answer that its feature has checked by the contract and written down before: it is sent as it is. */
export class CheckedJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type Answer<E extends Endpoint> = z.input<E['reply']> | CheckedJson

/** What waits for nothing gives its answer at once, and spares a short call the ticks of a promise. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>

/** Serves one endpoint of the contract. */
export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

const bodyLimitBytes = 64 * 1024
/** A form's fields and part headers beside its file. */
const formOverheadBytes = 256 * 1024

/**
 * The one way from the contract to a route: limit, then sign-in, then role, then every field, then "is this
 * id your own", and only then the handler; the reply is checked too, so that nothing undeclared leaves.
 */
export function createMount(app: FastifyInstance, needs: { limits: Limits; identify: Identify }): Mount {
  return (endpoint, handler) => {
    const admit = createAdmission(endpoint, needs)
    const readCall = createReader(endpoint)
    const toPayload = createWriter(endpoint)
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
        then(upload ? readForm(request, upload) : null, (form) => {
          const call = readCall(request, reply, form) as Parameters<typeof handler>[0]
          return then(handler(call), (made) => toPayload(reply, made))
        }),
    }
    if (!endpoint.upload) return void app.route(route)
    // In a scope of its own: what reads forms listens to every request and every answer of the scope it is in.
    void app.register(async (forms) => {
      await forms.register(multipart)
      forms.route(route)
    })
  }
}

/** Who is it, not too often, may they. Gives a promise only where something has to be asked for first. */
function createAdmission(endpoint: Endpoint, { limits, identify }: { limits: Limits; identify: Identify }) {
  const takesBody = Boolean(endpoint.body ?? endpoint.upload)
  return (request: FastifyRequest): void | Promise<void> => {
    // Nobody who means well packs a few fields, and unpacked they might be of any size.
    if (takesBody && (request.headers['content-encoding'] ?? 'identity') !== 'identity') throw new DomainError('UNSUPPORTED_MEDIA', {})
    const token = bearerToken(request.headers.authorization)
    return then(token === null ? null : identify(token), (viewer) => {
      request.viewer = viewer
      // What anyone may call is counted by address, or a sign-in would buy a second share.
      const caller = viewer && endpoint.access !== 'anyone' ? `user:${viewer.userId}` : `address:${request.addressKey}`
      return then(limits.take(endpoint.name, caller, endpoint.limit), (retryAfterSeconds) => {
        if (retryAfterSeconds > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds })
        checkAccess(endpoint, viewer)
      })
    })
  }
}

/** Goes on at once with what is there already: waiting for it would cost a short call more than the step itself. */
function then<T, R>(value: T | Promise<T>, step: (value: T) => R | Promise<R>): R | Promise<R> {
  return value instanceof Promise ? value.then(step) : step(value)
}

function checkAccess({ access }: Endpoint, viewer: Viewer | null): void {
  if (access === 'anyone') return
  if (!viewer) throw new DomainError('SIGN_IN_NEEDED', {})
  if (access === 'acharya' && viewer.role !== 'ROLE_ACHARYA') throw new DomainError('NOT_ALLOWED', {})
  if (access === 'admin' && viewer.role !== 'ROLE_ADMIN') throw new DomainError('NOT_ALLOWED', {})
}

/** Checks every field of a request, and then whether each id is the caller's own. */
function createReader(endpoint: Endpoint) {
  const readParams = createParser(endpoint.params)
  const readQuery = createParser(endpoint.query)
  const readBody = createParser(endpoint.body)
  const checkOwn = createOwnCheck(endpoint)
  return (request: FastifyRequest, reply: FastifyReply, form: Form | null) => {
    const call = {
      viewer: request.viewer,
      params: readParams(request.params),
      query: readQuery(request.query),
      body: readBody(form ? form.fields : request.body),
      file: form ? form.file : null,
      request,
      reply,
    }
    checkOwn(call, request.viewer)
    return call
  }
}

/**
 * Compiled, which takes a quarter of the time; what does not pass is read again by Zod itself, for its issues. With its
 * first use: all of them together would hold up every start.
 */
function compileOnce<Schema extends z.ZodType>(schema: Schema): () => Schema {
  let compiled: Schema | undefined
  return () => (compiled ??= z.compile(schema))
}

function createParser(schema: z.ZodObject | undefined): (value: unknown) => Record<string, unknown> | undefined {
  if (!schema) return () => undefined
  const compiled = compileOnce(schema)
  return (value) => {
    const result = compiled().safeParse(value ?? {})
    if (!result.success) throw new DomainError('INVALID_INPUT', { fields: toFieldIssues(result.error) })
    return result.data
  }
}

/** Checks what a handler made, and says of what kind it is. Gives what is to be sent. */
function createWriter({ reply: schema, fileType, downloadAs }: Endpoint) {
  const compiled = compileOnce(schema)
  return (reply: FastifyReply, made: unknown): unknown => {
    const answer = made instanceof CheckedJson ? made : compiled().parse(made)
    // What is nobody's own and seldom changes may be kept by the browser; a handler says so itself.
    if (reply.hasHeader('cache-control')) addVary(reply)
    else reply.header('cache-control', 'no-store')
    if (downloadAs) reply.header('content-disposition', `attachment; filename="${downloadAs}"`)
    if (!fileType) {
      reply.type('application/json; charset=utf-8')
      return packText(reply, answer instanceof CheckedJson ? answer.text : JSON.stringify(answer))
    }
    // A file goes out as it is; its schema has seen that it is bytes.
    reply.type(fileType)
    return Buffer.from(answer as Uint8Array)
  }
}

function addVary(reply: FastifyReply): void {
  const others = reply.getHeader('vary')
  reply.header('vary', typeof others === 'string' ? `${others}, Accept-Encoding` : 'Accept-Encoding')
}

/** As small as the caller takes it; the packing is done in another thread. */
function packText(reply: FastifyReply, text: string): string | Promise<Buffer> {
  const encoding = pickEncoding(reply.request.headers['accept-encoding'], text)
  if (encoding === 'identity') return text
  return pack(Buffer.from(text), encoding).then((bytes) => {
    reply.header('content-encoding', encoding)
    return bytes
  })
}

/** Another person's id gets the same answer as one that does not exist. */
function createOwnCheck({ own = [] }: Endpoint) {
  const places = own.map((place) => place.split('.') as [part: string, field: string])
  return (call: object, viewer: Viewer | null): void => {
    for (const [part, field] of places) {
      const value = (call as Record<string, Record<string, unknown> | undefined>)[part]?.[field]
      if (value !== undefined && value !== viewer?.userId) throw notFound()
    }
  }
}
