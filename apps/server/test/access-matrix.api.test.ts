import { type Endpoint, endpoint } from '@sankalp/contract/endpoint'
import { endpoints } from '@sankalp/contract/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { loadDemo } from './demo-rows.ts'
import { type MatrixGround, checkEndpointAccess } from './contract/access-matrix.ts'
import { findThingIdFields, findUserIdFields } from './contract/fields.ts'
import { groundOf } from './contract/test-ground.ts'
import { fakeWebApp } from './fake-web-app.ts'
import { fileApp } from './test-app.ts'

const app = fileApp({
  webApp: fakeWebApp,
  // The callers of all endpoints sign in within the same hour.
  env: { CODE_FAILURES_PER_HOUR: '1000000', CODES_PER_DAY: '1000000' },
  // Some calls are about a consultation that was held: it is metered at the next tick.
  consultationTimes: { tickMs: 50, idleMs: 50 },
})
let ground: MatrixGround
beforeAll(async () => {
  await loadDemo(app().db, new Date())
  ground = groundOf(app())
})

describe('every route', () => {
  test('declares who may call it', () => {
    const { routes } = app()
    expect(routes.length).toBeGreaterThan(endpoints.length)
    expect(routes.filter(({ access }) => access === undefined)).toEqual([])
  })

  test('below /api is served exactly as the contract declares', () => {
    const beside = ['GET /api/openapi.json', 'GET /api/docs']
    const served = app()
      .routes.filter(({ url, method }) => url.startsWith('/api/') && url !== '/api/*' && method !== 'HEAD')
      .map(({ method, url, access }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')} ${access}`)
    const declared = endpoints.map(({ method, path, access }) => `${method} ${path} ${access}`)
    expect(served.toSorted()).toEqual([...declared, ...beside.map((route) => `${route} anyone`)].toSorted())
  })
})

describe('the contract', () => {
  test('lists every user id of a request under own, the caller’s own ids', () => {
    const forgotten = endpoints.flatMap((entry) =>
      findUserIdFields(entry)
        .filter((place) => !entry.own?.some((own) => own === place))
        .map((place) => `${entry.name}: ${place}`),
    )
    expect(forgotten).toEqual([])
  })

  test('lists the id of every owned thing under ownThings', () => {
    // In the demo, anyone with the URL of a payment page may press its buttons. An operator works on the data of all
    // users.
    const real = endpoints.filter((entry: Endpoint) => !entry.demoOnly && entry.access !== 'admin')
    const forgotten = real.flatMap((entry) =>
      findThingIdFields(entry).filter((place) => !entry.ownThings?.some((own) => own === place)),
    )
    expect(forgotten).toEqual([])
  })

  test('requires a sign-in wherever a required field must be the caller’s own', () => {
    const open = endpoints.filter(({ access }) => access === 'anyone')
    const needed = open.flatMap(({ name, own = [], ownThings = [], body }) =>
      [...own, ...ownThings]
        .filter((place) => !(body?.shape[place.replace('body.', '')] instanceof z.ZodOptional))
        .map((place) => `${name}: ${place}`),
    )
    expect(needed).toEqual([])
  })

  test('has a parameter for every placeholder in a path, and unique names and paths', () => {
    for (const { path, params } of endpoints) {
      const places = Object.keys(params?.shape ?? {}).map((name) => `{${name}}`)
      expect(path.match(/\{\w+\}/g) ?? []).toEqual(places)
    }
    const keys = endpoints.flatMap(({ name, method, path }) => [name, `${method} ${path}`])
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('fails for a user id that is not declared as the caller’s own', () => {
    const careless = endpoint({
      name: 'careless',
      feature: 'users',
      summary: 'An endpoint that forgot to say whose id it takes.',
      method: 'POST',
      path: '/api/user/careless/{id}',
      access: 'signed-in',
      params: z.object({ id: z.uuid() }),
      body: z.object({ gift: z.object({ userId: z.uuid().optional() }) }),
      reply: z.object({}),
      errors: [],
      limit: { max: 1, windowSeconds: 1 },
    })
    expect(findUserIdFields(careless)).toEqual(['params.id', 'body.gift.userId'])
  })
})

describe('access', () => {
  test.each(endpoints.map((entry) => [entry.name, entry] as const))(
    '%s: only those the contract names',
    async (_, entry) => {
      const { problems, calls } = await checkEndpointAccess(entry, ground)
      expect(problems).toEqual([])
      expect(calls).toBeGreaterThanOrEqual(7)
    },
  )
})
