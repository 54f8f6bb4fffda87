import { tmpdir } from 'node:os'
import { Writable } from 'node:stream'
import { DomainError } from '@sankalp/contract'
import { endpoint } from '@sankalp/contract/endpoint'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createLimits } from '../limits.ts'
import { createLog } from '../log.ts'
import { readSettings } from '../settings.ts'
import { CheckedJson, type Handler, createMount } from './mount.ts'
import { createHttp } from './server.ts'

const askAge = endpoint({
  name: 'askAge',
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

async function serve(handler: Handler<typeof askAge>) {
  const log = createLog('silent', new Writable({ write: (_chunk, _encoding, done) => done() }))
  const http = await createHttp(readSettings({ DATA_DIR: tmpdir() }), log)
  createMount(http, { limits: createLimits(null), identify: () => null })(askAge, handler)
  onTestFinished(() => http.close())
  return async (body: object) => {
    const { statusCode, headers, payload } = await http.inject({ method: 'POST', url: askAge.path, payload: body })
    return { status: statusCode, headers, body: JSON.parse(payload) as Record<string, unknown> }
  }
}

/** A handler that waits for nothing, and the same one as a promise. */
const ways: [name: string, (handler: Handler<typeof askAge>) => Handler<typeof askAge>][] = [
  ['at once', (handler) => handler],
  ['as a promise', (handler) => async (call) => handler(call)],
]

describe.each(ways)('what a handler gives %s', (_name, given) => {
  test('is sent as it was declared, and kept by nobody', async () => {
    const ask = await serve(given(({ body }) => ({ age: body.name.length, unit: body.unit, secret: 'not declared' })))
    const { status, headers, body } = await ask({ name: 'Asha' })
    expect([status, body]).toEqual([200, { age: 4, unit: 'years' }])
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  })

  test('is not sent when it is something else', async () => {
    const ask = await serve(given(() => ({ age: 4.5, unit: 'years' })))
    const { status, body } = await ask({ name: 'Asha' })
    expect([status, body.code]).toEqual([500, 'INTERNAL'])
  })

  test('is sent word by word when it was checked before', async () => {
    const ask = await serve(given(() => new CheckedJson('{"age":1,"unit":"written"}')))
    const { headers, body } = await ask({ name: 'Asha' })
    expect(body).toEqual({ age: 1, unit: 'written' })
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('may be kept when the handler says so', async () => {
    const ask = await serve(
      given(({ reply }) => {
        reply.header('cache-control', 'max-age=60')
        return { age: 1, unit: 'years' }
      }),
    )
    expect((await ask({ name: 'Asha' })).headers['cache-control']).toBe('max-age=60')
  })

  test.each([
    ['a refusal', new DomainError('NOT_FOUND', {}), 404, 'NOT_FOUND'],
    ['a failure', new Error('the pen broke'), 500, 'INTERNAL'],
  ])('can be %s', async (_kind, error, status, code) => {
    const ask = await serve(
      given(() => {
        throw error
      }),
    )
    const answer = await ask({ name: 'Asha' })
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(JSON.stringify(answer.body)).not.toContain('broke')
  })
})

test('a field that is wrong is named, and the handler not asked', async () => {
  const ask = await serve(() => {
    throw new Error('asked')
  })
  const { status, body } = await ask({ name: 7, unit: 'hours' })
  expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
  expect((body.facts as { fields: { field: string }[] }).fields.map(({ field }) => field)).toEqual(['name', 'unit'])
})

test('who asks too often is told how long to wait', async () => {
  const ask = await serve(() => ({ age: 1, unit: 'years' }))
  for (let count = 0; count < 3; count += 1) expect((await ask({ name: 'Asha' })).status).toBe(200)
  const { status, headers } = await ask({ name: 'Asha' })
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(50)
})
