import { parseStored, readLocal, removeLocal, writeLocal } from '../storage.ts'

type KeptKey = { userId: string; call: string; body: string; key: string; madeAt: number }

/** The server remembers a key for 48 hours: an older one would no longer protect against a second payment. */
const keptForMs = 24 * 3_600_000

/**
 * Returns the idempotency key for a call that moves money. The same body gets the same key until there is a reply,
 * across a reload, a closed tab and a second press in another tab.
 */
export function keyFor(userId: string, call: string, body: unknown, now = Date.now()): string {
  const text = JSON.stringify(body)
  const kept = readKept(now)
  const found = kept.find((one) => one.userId === userId && one.call === call && one.body === text)
  if (found) return found.key
  const key = crypto.randomUUID()
  writeKept([...kept, { userId, call, body: text, key, madeAt: now }])
  return key
}

/** Drops a key after the reply, so that the next such call is a new one. */
export function dropKey(key: string, now = Date.now()): void {
  writeKept(readKept(now).filter((one) => one.key !== key))
}

function readKept(now: number): KeptKey[] {
  const stored = parseStored(readLocal('moneyKeys'))
  return Array.isArray(stored)
    ? stored.filter((one): one is KeptKey => isKept(one) && now - one.madeAt < keptForMs)
    : []
}

function isKept(one: unknown): one is KeptKey {
  const { userId, call, body, key, madeAt } = { ...(one as Partial<KeptKey> | null) }
  return [userId, call, body, key].every((text) => typeof text === 'string') && typeof madeAt === 'number'
}

function writeKept(kept: KeptKey[]): void {
  if (kept.length === 0) removeLocal('moneyKeys')
  else writeLocal('moneyKeys', JSON.stringify(kept))
}
