import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SettingsError, readSettings } from '../../settings.ts'
import { readOrMakeVapidKeys } from './kept-vapid-keys.ts'
import { makeVapidKeys, publicKeyOf } from './vapid-keys.ts'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'sankalp-vapid-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

test('keys have the lengths that browsers expect, and match', () => {
  for (let count = 0; count < 300; count += 1) {
    const { publicKey, privateKey } = makeVapidKeys()
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
    expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32)
    expect(publicKeyOf(privateKey)).toBe(publicKey)
  }
})

test.each([
  '',
  'short',
  '!'.repeat(43),
  Buffer.alloc(32).toString('base64url'),
  Buffer.alloc(32, 255).toString('base64url'),
])('%j is no private key', (text) => {
  expect(publicKeyOf(text)).toBeNull()
})

test('creates the demo’s keys once, readable only by their owner, and reuses them at every start', async () => {
  const dataDir = folder()
  const [first, second] = await Promise.all([readOrMakeVapidKeys(dataDir), readOrMakeVapidKeys(dataDir)])
  expect(second).toEqual(first)
  expect(await readOrMakeVapidKeys(dataDir)).toEqual(first)
  expect(statSync(join(dataDir, 'vapid-key')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(dataDir, 'vapid-key'), 'utf8')).toBe(first.privateKey)
})

test('names a truncated key file and does not replace it', async () => {
  const dataDir = folder()
  writeFileSync(join(dataDir, 'vapid-key'), 'abc')
  await expect(readOrMakeVapidKeys(dataDir)).rejects.toThrow(SettingsError)
  expect(readFileSync(join(dataDir, 'vapid-key'), 'utf8')).toBe('abc')
})

test('the settings require all three values or none, and a matching key pair', () => {
  const { publicKey, privateKey } = makeVapidKeys()
  const all = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:a@b.example' }
  expect(readSettings({}).push).toEqual({ keys: null, furtherHosts: [] })
  expect(readSettings({ ...all, PUSH_HOSTS: 'push.example, 127.0.0.1' }).push).toEqual({
    keys: { publicKey, privateKey, subject: 'mailto:a@b.example' },
    furtherHosts: ['push.example', '127.0.0.1'],
  })
  expect(() => readSettings({ ...all, VAPID_SUBJECT: '' })).toThrow(/VAPID_SUBJECT is missing/)
  expect(() => readSettings({ ...all, VAPID_SUBJECT: 'somebody' })).toThrow(/VAPID_SUBJECT must begin with/)
  expect(() => readSettings({ ...all, VAPID_PRIVATE_KEY: 'x' })).toThrow(/VAPID_PRIVATE_KEY must be/)
  expect(() => readSettings({ ...all, VAPID_PUBLIC_KEY: makeVapidKeys().publicKey })).toThrow(/does not belong/)
})
