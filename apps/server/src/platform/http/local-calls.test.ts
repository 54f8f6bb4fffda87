import { tmpdir } from 'node:os'
import { endpoint } from '@sankalp/contract/endpoint'
import { endpoints } from '@sankalp/contract/endpoints'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { createLimits } from '../limits.ts'
import { createLog } from '../log.ts'
import { readSettings } from '../settings.ts'
import { isPublicRead } from './local-calls.ts'
import { CheckedJson, SharedReply, createMount } from './mount.ts'
import { createHttp } from './server.ts'

const common = {
  feature: 'test',
  summary: 'A thing.',
  method: 'GET',
  errors: [],
  limit: { max: 1, windowSeconds: 60 },
} as const
const show = endpoint({
  ...common,
  name: 'show',
  path: '/api/show/{size}',
  access: 'anyone',
  params: z.object({ size: z.coerce.number().max(9) }),
  reply: z.object({ size: z.number(), language: z.string() }),
})
const shared = endpoint({
  ...common,
  name: 'shared',
  path: '/api/shared',
  access: 'anyone',
  reply: z.object({ at: z.number() }),
})
const written = endpoint({ ...shared, name: 'written', path: '/api/written' })
const mine = endpoint({ ...common, name: 'mine', path: '/api/mine', access: 'signed-in', reply: z.object({}) })
const hindi = { language: 'hin', requestId: 'r' } as const

const kept = new SharedReply({ at: 1 })

async function startServer() {
  const http = await createHttp(readSettings({ DATA_DIR: tmpdir() }), createLog('silent'))
  const mount = createMount(http, { limits: createLimits(null), identify: () => null })
  mount(show, ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return { size: params.size, language: request.language }
  })
  mount(shared, () => kept)
  mount(written, () => new CheckedJson('{"at":1}'))
  mount(mine, () => ({}))
  return http
}

test('returns a page the handler’s reply in its language, however often it asks', async () => {
  const { localCalls: calls } = await startServer()
  for (let time = 0; time < 3; time++)
    expect(await calls.call(show, { params: { size: '7' } }, hindi)).toEqual({
      status: 200,
      reply: { size: 7, language: 'hin' },
    })
})

test('refuses an invalid field as it does over the network', async () => {
  const { localCalls: calls } = await startServer()
  expect(await calls.call(show, { params: { size: '10' } }, hindi)).toMatchObject({
    status: 400,
    refusal: { code: 'INVALID_INPUT', message: expect.stringMatching(/[\u0900-\u097f]/) },
  })
})

test('gives a page the value of a reply that many callers share, and the network its JSON, written once', async () => {
  const http = await startServer()
  expect(await http.localCalls.call(shared, {}, hindi)).toEqual({ status: 200, reply: kept.value })
  const stringify = vi.spyOn(JSON, 'stringify')
  onTestFinished(() => stringify.mockRestore())
  for (const addressKey of ['198.51.100.1', '198.51.100.2'])
    expect((await http.inject({ url: '/api/shared', remoteAddress: addressKey })).json()).toEqual({ at: 1 })
  expect(stringify.mock.calls.filter(([value]) => value?.at === 1)).toHaveLength(1)
})

test('gives a page no JSON to parse: a handler that only writes JSON is for the network', async () => {
  const { localCalls } = await startServer()
  expect(await localCalls.call(written, {}, hindi)).toMatchObject({ status: 500 })
})

test('returns 404 for an endpoint that needs a sign-in', async () => {
  const { localCalls: calls } = await startServer()
  // @ts-expect-error -- the compiler refuses it too
  expect(await calls.call(mine, {}, hindi)).toMatchObject({ status: 404 })
})

test('replies that pages read have the same shape before and after validation: no defaults, no transformations', () => {
  const shapeOf = (schema: z.ZodType, io: 'input' | 'output') =>
    JSON.stringify(z.toJSONSchema(schema, { io }), (key, value: unknown) =>
      key === 'additionalProperties' && value === false ? undefined : value,
    )
  const read = endpoints.filter(isPublicRead)
  expect(read.length).toBeGreaterThan(20)
  for (const { name, reply } of read) expect(shapeOf(reply, 'input'), name).toBe(shapeOf(reply, 'output'))
})
