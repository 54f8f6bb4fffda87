import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changeMadeSecret, createSecrets, readOrMakeSecret, readOtherMadeSecret } from './secrets.ts'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sankalp-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('creates the demo’s secret once', async () => {
  const folder = makeFolder()
  const secret = await readOrMakeSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(await readOrMakeSecret(folder)).toBe(secret)
})

test.each(['', '\n', 'short'])('a secret file that holds only %j is refused, and left as it is', async (text) => {
  const folder = makeFolder()
  writeFileSync(join(folder, 'secret'), text)
  await expect(readOrMakeSecret(folder)).rejects.toThrow(/secret is empty or cut off.*backup/s)
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(text)
})

test('changes the demo’s secret: the previous one is accepted for a while, and signs nothing', async () => {
  const folder = makeFolder()
  const before = await readOrMakeSecret(folder)
  expect(await readOtherMadeSecret(folder)).toBeNull()
  const until = new Date('2026-11-20T00:00:00Z')
  await changeMadeSecret(folder, until)
  const now = await readOrMakeSecret(folder)
  expect(now).not.toBe(before)
  const other = await readOtherMadeSecret(folder)
  expect(other).toEqual({ key: before, until })

  const clock = { at: new Date('2026-11-19T23:59:59Z'), now: () => clock.at }
  const [old, changed] = [createSecrets(before), createSecrets(now, other, clock)]
  const given = old.hash('a', 'b')
  expect([
    changed.isOurs('a', 'b', given),
    changed.isOurs('a', 'c', given),
    changed.isOurs('b', 'b', given),
    changed.hash('a', 'b') === given,
  ]).toEqual([true, false, false, false])
  expect(changed.otherHash('a', 'b')).toBe(given)
  clock.at = until
  expect([
    changed.isOurs('a', 'b', given),
    changed.otherHash('a', 'b'),
    changed.isOurs('a', 'b', changed.hash('a', 'b')),
  ]).toEqual([false, null, true])
})

/** Returns the text with one character changed. */
const changedAt = (at: number, text: string) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)

test('opens sealed text only for its purpose and with its secret, or for a while with the next secret', () => {
  const clock = { at: new Date('2026-11-19T00:00:00Z'), now: () => clock.at }
  const until = new Date('2026-11-20T00:00:00Z')
  const [old, changed] = [
    createSecrets('a'.repeat(32)),
    createSecrets('b'.repeat(32), { key: 'a'.repeat(32), until }, clock),
  ]
  const sealed = old.seal('one', 'नमस्ते')
  expect(sealed).not.toBe(old.seal('one', 'नमस्ते'))
  expect(old.open('one', sealed)).toEqual({ text: 'नमस्ते', isOld: false })
  expect([
    old.open('two', sealed),
    old.open('one', changedAt(0, sealed)),
    old.open('one', `${sealed}AAAA`),
    old.open('one', ''),
  ]).toEqual([null, null, null, null])
  expect(changed.open('one', sealed)).toEqual({ text: 'नमस्ते', isOld: true })
  clock.at = until
  expect(changed.open('one', sealed)).toBeNull()
})
