import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createHttp } from '../../http/server.ts'
import { createLog } from '../../log.ts'
import { createSecrets } from '../../secrets.ts'
import { readSettings } from '../../settings.ts'
import { type ServedStorage, withSignedAddresses } from './open-storage.ts'
import { servePublicFiles } from './public-files.routes.ts'
import { type S3Server, startS3Server } from './s3-server.fixture.ts'
import { openS3 } from './s3.ts'
import { serveSignedFiles } from './signed-files.routes.ts'
import { StorageUnavailable } from './storage.ts'

const clock = { now: () => new Date() }
const bytes = Buffer.from('not quite a picture')
const key = 'profile/a_b-1.jpg'
const privateKey = 'private/receipts/one.pdf'

let server: S3Server
let storage: ServedStorage
let http: FastifyInstance

const open = (changes: Partial<S3Server['settings']> = {}, withinMs = 10_000) =>
  withSignedAddresses(openS3({ ...server.settings, ...changes }, { withinMs }), {
    secrets: createSecrets('a secret for tests'),
    clock,
  })

async function serve(served: ServedStorage): Promise<FastifyInstance> {
  const app = await createHttp(readSettings({}), createLog('silent'))
  serveSignedFiles(app, { storage: served, clock })
  servePublicFiles(app, served)
  return app
}

beforeEach(async () => {
  server = await startS3Server()
  storage = open()
  http = await serve(storage)
})
afterEach(async () => {
  await http.close()
  server.trouble = 'none'
  await server.stop()
})

describe('a file in a bucket', () => {
  test('returns its bytes and type, and can be deleted twice', async () => {
    await storage.write(key, bytes)
    expect(server.objects.get(key)).toEqual({ bytes, type: 'image/jpeg' })
    expect(await storage.read(key)).toEqual(bytes)
    await storage.delete(key)
    await storage.delete(key)
    expect(await storage.read(key)).toBeNull()
    expect(await storage.open(key)).toBeNull()
  })

  test.each([
    '',
    'a.jpg',
    '../secret',
    'profile/../../secret.txt',
    '/etc/passwd.txt',
    'profile//a.jpg',
    'profile/a.jpg?acl',
    'profile/a%2f.jpg',
  ])('cannot be reached under %j', async (wrong) => {
    for (const use of [
      () => storage.write(wrong, bytes),
      () => storage.read(wrong),
      () => storage.open(wrong),
      () => storage.delete(wrong),
    ])
      await expect(use()).rejects.toThrow('not a valid storage key')
    expect(server.seen).toEqual([])
  })

  test('is served under /media and can be cached for ever', async () => {
    await storage.write(key, bytes)
    const answer = await http.inject(`/media/${key}`)
    expect([
      answer.statusCode,
      answer.rawPayload,
      answer.headers['content-type'],
      answer.headers['content-length'],
    ]).toEqual([200, bytes, 'image/jpeg', String(bytes.length)])
    expect(answer.headers['cache-control']).toMatch(/immutable/)
  })

  test('is not found when it is missing, private or of an unknown type', async () => {
    await storage.write(privateKey, bytes)
    server.objects.set('profile/page.html', { bytes, type: 'text/html' })
    for (const path of ['profile/none.jpg', privateKey, 'profile/page.html', '../secret.jpg', 'profile/%2e%2e/x.jpg']) {
      const answer = await http.inject(`/media/${path}`)
      expect([path, answer.statusCode]).toEqual([path, 404])
    }
  })

  test('has a URL signed by us when it is private', async () => {
    await storage.write(privateKey, bytes)
    const url = await storage.signedUrl(privateKey, { expiresInMs: 3_600_000 })
    const answer = await http.inject(url)
    expect([answer.statusCode, answer.rawPayload, answer.headers['content-type']]).toEqual([
      200,
      bytes,
      'application/pdf',
    ])
    expect((await http.inject(url.replace('signature=', 'signature=x'))).statusCode).toBe(404)
  })
})

describe('a failing storage', () => {
  test.each<[string, Partial<S3Server['settings']>, string]>([
    ['with a wrong secret', { secretAccessKey: 'another secret key' }, 'SignatureDoesNotMatch'],
    ['with an unknown key', { accessKeyId: 'NOBODY' }, 'InvalidAccessKeyId'],
    ['in another region', { region: 'eu-west-1' }, 'SignatureDoesNotMatch'],
    ['with a bucket that is not there', { bucket: 'elsewhere' }, 'NoSuchBucket'],
  ])('%s refuses, and says why to whoever reads the log', async (_how, changes, code) => {
    const wrong = open(changes)
    server.objects.set(key, { bytes, type: 'image/jpeg' })
    for (const use of [() => wrong.write('profile/new.jpg', bytes), () => wrong.read(key), () => wrong.delete(key)]) {
      const error = await use().then(
        () => null,
        (failed: unknown) => failed,
      )
      expect(error).toBeInstanceOf(StorageUnavailable)
      expect((error as Error).message).toContain(code)
    }
    expect([...server.objects.keys()]).toEqual([key])
  })

  test('unreachable: every operation fails alike, a visitor gets 503 with Retry-After, and all files remain', async () => {
    await storage.write(key, bytes)
    await server.stop()
    const uses = [
      () => storage.write('profile/b.jpg', bytes),
      () => storage.read(key),
      () => storage.open(key),
      () => storage.delete(key),
    ]
    for (const use of uses) await expect(use()).rejects.toBeInstanceOf(StorageUnavailable)
    const answer = await http.inject(`/media/${key}`)
    expect([answer.statusCode, answer.json().code, answer.headers['cache-control']]).toEqual([
      503,
      'TEMPORARILY_UNAVAILABLE',
      'no-store',
    ])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    await server.start()
    expect(await storage.read(key)).toEqual(bytes)
    expect([...server.objects.keys()]).toEqual([key])
  })

  test('is checked rarely, however often its state is asked for', async () => {
    expect([
      await storage.answers(),
      await storage.answers(),
      await open({ secretAccessKey: 'another' }).answers(),
    ]).toEqual([true, true, false])
    expect(server.seen).toHaveLength(2)
  })

  test('reports a busy storage as unavailable, and gives up on a hanging one', async () => {
    server.trouble = 'broken'
    await expect(storage.write(key, bytes)).rejects.toThrow('503 SlowDown')
    server.trouble = 'silent'
    await expect(open({}, 50).read(key)).rejects.toThrow('no response in time')
  })

  test('never returns half a file when the connection breaks', async () => {
    await storage.write(key, bytes)
    server.trouble = 'half'
    await expect(storage.read(key)).rejects.toBeInstanceOf(StorageUnavailable)
    await expect(http.inject(`/media/${key}`)).rejects.toThrow(/destroyed|aborted|terminated/)
  })
})
