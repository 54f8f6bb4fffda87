import { tmpdir } from 'node:os'
import { Writable } from 'node:stream'
import { DomainError } from '@sankalp/contract'
import { type Endpoint, endpoint } from '@sankalp/contract/endpoint'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createLimits } from '../limits.ts'
import { createLog } from '../log.ts'
import { readSettings } from '../settings.ts'
import { CheckedJson, type Handler, createMount } from './mount.ts'
import { createHttp } from './server.ts'

const getAge = endpoint({
  name: 'getAge',
  feature: 'tests',
  summary: 'For this test alone.',
  method: 'POST',
  path: '/api/age',
  access: 'anyone',
  body: z.object({ name: z.string(), unit: z.enum(['years', 'days']).default('years') }),
  reply: z.object({ age: z.int(), unit: z.string() }),
  errors: ['NOT_FOUND'],
  limit: { max: 3, windowSeconds: 60 },
})

async function openServer() {
  const log = createLog('silent', new Writable({ write: (_chunk, _encoding, done) => done() }))
  const http = await createHttp(readSettings({ DATA_DIR: tmpdir() }), log)
  onTestFinished(() => http.close())
  return { http, mount: createMount(http, { limits: createLimits(null), identify: () => null }) }
}

async function serve(handler: Handler<typeof getAge>) {
  const { http, mount } = await openServer()
  mount(getAge, handler)
  return async (body: object) => {
    const { statusCode, headers, payload } = await http.inject({ method: 'POST', url: getAge.path, payload: body })
    return { status: statusCode, headers, body: JSON.parse(payload) as Record<string, unknown> }
  }
}

/** A synchronous handler, and the same one with a promise. */
const ways: [name: string, (handler: Handler<typeof getAge>) => Handler<typeof getAge>][] = [
  ['at once', (handler) => handler],
  ['as a promise', (handler) => async (call) => handler(call)],
]

describe.each(ways)('what a handler gives %s', (_name, given) => {
  test('is sent as declared, and must not be cached', async () => {
    const call = await serve(given(({ body }) => ({ age: body.name.length, unit: body.unit, secret: 'not declared' })))
    const { status, headers, body } = await call({ name: 'Asha' })
    expect([status, body]).toEqual([200, { age: 4, unit: 'years' }])
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  })

  test('is not sent when it breaks the contract', async () => {
    const call = await serve(given(() => ({ age: 4.5, unit: 'years' })))
    const { status, body } = await call({ name: 'Asha' })
    expect([status, body.code]).toEqual([500, 'INTERNAL'])
  })

  test('is sent verbatim when it was checked before', async () => {
    const call = await serve(given(() => new CheckedJson('{"age":1,"unit":"written"}')))
    const { headers, body } = await call({ name: 'Asha' })
    expect(body).toEqual({ age: 1, unit: 'written' })
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('may be cached when the handler says so', async () => {
    const call = await serve(
      given(({ reply }) => {
        reply.header('cache-control', 'max-age=60')
        return { age: 1, unit: 'years' }
      }),
    )
    expect((await call({ name: 'Asha' })).headers['cache-control']).toBe('max-age=60')
  })

  test.each([
    ['a refusal', new DomainError('NOT_FOUND', {}), 404, 'NOT_FOUND'],
    ['a failure', new Error('the pen broke'), 500, 'INTERNAL'],
  ])('can be %s', async (_kind, error, status, code) => {
    const call = await serve(
      given(() => {
        throw error
      }),
    )
    const answer = await call({ name: 'Asha' })
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(JSON.stringify(answer.body)).not.toContain('broke')
  })
})

test('names an invalid field and does not call the handler', async () => {
  const call = await serve(() => {
    throw new Error('called')
  })
  const { status, body } = await call({ name: 7, unit: 'hours' })
  expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
  expect((body.facts as { fields: { field: string }[] }).fields.map(({ field }) => field)).toEqual(['name', 'unit'])
})

test('answers a caller with too many requests with the time to wait', async () => {
  const call = await serve(() => ({ age: 1, unit: 'years' }))
  for (let count = 0; count < 3; count += 1) expect((await call({ name: 'Asha' })).status).toBe(200)
  const { status, headers } = await call({ name: 'Asha' })
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(50)
})

describe('an endpoint with a raw body', () => {
  const webhook = endpoint({
    name: 'webhook',
    feature: 'tests',
    summary: 'For this test alone.',
    method: 'POST',
    path: '/api/webhook',
    access: 'anyone',
    rawBody: true,
    reply: z.object({ hex: z.string() }),
    errors: [],
    limit: { max: 100, windowSeconds: 60 },
  })
  async function send(payload: Buffer | string, headers: Record<string, string> = {}) {
    const { http, mount } = await openServer()
    mount(webhook, ({ rawBody }) => ({ hex: rawBody.toString('hex') }))
    mount(getAge, ({ body }) => ({ age: body.name.length, unit: body.unit }))
    const { statusCode, payload: answer } = await http.inject({ method: 'POST', url: webhook.path, payload, headers })
    // Other routes still parse their bodies.
    expect((await http.inject({ method: 'POST', url: getAge.path, payload: { name: 'Asha' } })).json()).toEqual({
      age: 4,
      unit: 'years',
    })
    return { status: statusCode, body: JSON.parse(answer) as Record<string, unknown> }
  }

  test.each([
    ['JSON with its spaces and its order', '{"b": 1,\n "a":2 }', 'application/json'],
    ['JSON that is none', '{"a":', 'application/json'],
    ['bytes that are no text', Buffer.from([0, 255, 254, 10]), 'application/octet-stream'],
    ['a form', 'a=1&b=2', 'application/x-www-form-urlencoded'],
    ['no type at all', '{}', undefined],
    ['nothing', '', undefined],
  ])('gives its handler %s exactly as sent', async (_, sent, type) => {
    const { status, body } = await send(sent, type === undefined ? {} : { 'content-type': type })
    expect([status, body.hex]).toEqual([200, Buffer.from(sent).toString('hex')])
  })

  test('has the same size limit as other bodies, and refuses compression', async () => {
    expect(await send('x'.repeat(64 * 1024 + 1))).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } })
    expect(await send('x', { 'content-encoding': 'gzip' })).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA' },
    })
  })
})

test.each<[why: string, declared: Partial<Endpoint>, problem: RegExp]>([
  ['a raw body and fields', { rawBody: true }, /cannot have a body or upload/],
  ['idempotence without a database', { idempotent: true, access: 'signed-in' }, /needs a database/],
])('a declaration with %s fails at the start', async (_, declared, problem) => {
  const { mount } = await openServer()
  expect(() => mount<Endpoint>({ ...getAge, ...declared }, () => ({}))).toThrow(problem)
})
