import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createHttp } from '../../http/server.ts'
import { createLog } from '../../log.ts'
import { createSecrets } from '../../secrets.ts'
import { readSettings } from '../../settings.ts'
import { openDisk } from './disk.ts'
import { type ServedStorage, withSignedAddresses } from './open-storage.ts'
import { serveSignedFiles } from './signed-files.routes.ts'

const key = 'private/receipts/one.pdf'
const bytes = Buffer.from('%PDF a receipt')
const hourMs = 3_600_000

let dataDir: string
let storage: ServedStorage & { publicFolder: string }
let http: FastifyInstance
let aheadMs = 0
const clock = { now: () => new Date(Date.now() + aheadMs) }

beforeEach(async () => {
  aheadMs = 0
  dataDir = mkdtempSync(join(tmpdir(), 'sankalp-storage-'))
  storage = withSignedAddresses(await openDisk(dataDir), { secrets: createSecrets('a secret for tests'), clock })
  http = await createHttp(readSettings({}), createLog('silent'))
  serveSignedFiles(http, { storage, clock })
})
afterEach(async () => {
  await http.close()
  rmSync(dataDir, { recursive: true })
})

describe('a file', () => {
  test('returns the bytes that were written, and can be deleted twice', async () => {
    await storage.write('profile/a.jpg', bytes)
    expect(await storage.read('profile/a.jpg')).toEqual(bytes)
    expect(readdirSync(join(dataDir, 'media/profile'))).toEqual(['a.jpg'])
    await storage.delete('profile/a.jpg')
    await storage.delete('profile/a.jpg')
    expect(await storage.read('profile/a.jpg')).toBeNull()
  })

  test('is not stored in the public folder when private', async () => {
    await storage.write(key, bytes)
    expect(readdirSync(storage.publicFolder, { recursive: true })).toEqual([])
    expect(await storage.read(key)).toEqual(bytes)
  })

  test.each([
    '',
    'a.jpg',
    '../secret',
    'profile/../../secret.txt',
    'profile/..',
    '/etc/passwd.txt',
    'profile//a.jpg',
    'profile/a',
    'profile/.a.jpg',
    'profile/a\0.jpg',
    'profile/a.jpg/',
    'p\\a.jpg',
  ])('cannot be reached under %j', async (wrong) => {
    await expect(storage.write(wrong, bytes)).rejects.toThrow('not a valid storage key')
    await expect(storage.read(wrong)).rejects.toThrow('not a valid storage key')
    await expect(storage.delete(wrong)).rejects.toThrow('not a valid storage key')
    await expect(storage.signedUrl(wrong, { expiresInMs: hourMs })).rejects.toThrow('private')
  })
})

describe('a signed address', () => {
  beforeEach(() => storage.write(key, bytes))

  test('returns the file until it expires, and forbids shared caches to store it', async () => {
    const url = await storage.signedUrl(key, { expiresInMs: hourMs })
    const answer = await http.inject(url)
    expect([answer.statusCode, answer.rawPayload, answer.headers['content-type']]).toEqual([
      200,
      bytes,
      'application/pdf',
    ])
    expect(answer.headers['cache-control']).toMatch(/^private, max-age=3\d{3}$/)
    aheadMs = hourMs + 1000
    expect((await http.inject(url)).statusCode).toBe(404)
  })

  test('returns 404 for a deleted file', async () => {
    const url = await storage.signedUrl(key, { expiresInMs: hourMs })
    await storage.delete(key)
    expect((await http.inject(url)).statusCode).toBe(404)
  })

  test.each<[string, (url: string) => string]>([
    ['without a signature', (url) => url.split('?')[0]!],
    ['with a signature of another length', (url) => `${url}A`],
    [
      'with an altered signature',
      (url) => url.replace(/signature=./, (text) => `signature=${text.endsWith('A') ? 'B' : 'A'}`),
    ],
    ['with a later end', (url) => url.replace(/expires=(\d+)/, (_, ms) => `expires=${Number(ms) + hourMs}`)],
    ['with an end that is no number', (url) => url.replace(/expires=\d+/, 'expires=Infinity')],
    ['with two ends', (url) => `${url}&expires=99999999999999`],
    ['of another file', (url) => url.replace('one.pdf', 'two.pdf')],
    ['that leads out of the folder', (url) => url.replace('receipts/one.pdf', '%2e%2e/%2e%2e/secret.txt')],
    [
      'that leads out of the folder by a slash in disguise',
      (url) => url.replace('receipts/one.pdf', '..%2f..%2fsecret.txt'),
    ],
  ])('%s gets 404', async (_how, alter) => {
    writeFileSync(join(dataDir, 'secret.txt'), 'secret')
    await storage.write('private/receipts/two.pdf', bytes)
    const url = await storage.signedUrl(key, { expiresInMs: hourMs })
    expect(alter(url)).not.toBe(url)
    const answer = await http.inject(alter(url))
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
  })

  test('is not created for a public file', async () => {
    await expect(storage.signedUrl('profile/a.jpg', { expiresInMs: hourMs })).rejects.toThrow('only a private file')
  })
})
