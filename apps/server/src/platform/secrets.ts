import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clock, systemClock } from './clock.ts'
import { SettingsError } from './settings.ts'

/** Keyed hashes, sealed texts and random values. No credential is stored in plain text. */
export type Secrets = {
  hash(purpose: string, value: string): string
  /** Returns whether a hash is ours: made with this secret, or with the other one that is accepted during a change. */
  isOurs(purpose: string, value: string, hash: string): boolean
  /**
   * Returns the hash under the other accepted secret, or null without one. For values that are stored by their hash.
   */
  otherHash(purpose: string, value: string): string | null
  /** Encrypts text that has to be read again. It opens only for the same purpose. */
  seal(purpose: string, text: string): string
  /**
   * Opens text that was sealed with this secret, or with the other accepted one (`isOld`: it should be sealed again).
   * Returns null for any other.
   */
  open(purpose: string, sealed: string): { text: string; isOld: boolean } | null
}

/** A second accepted secret: the next one before a change, the previous one after it. It never signs anything new. */
export type OtherSecret = {
  key: string
  /** The end of its validity. Null: as long as it is set. */
  until: Date | null
}

export function createSecrets(key: string, other: OtherSecret | null = null, clock: Clock = systemClock): Secrets {
  const hash = hashWith(key)
  const hashOther = other && hashWith(other.key)
  const otherHash = (purpose: string, value: string) =>
    hashOther && (other.until === null || clock.now() < other.until) ? hashOther(purpose, value) : null
  return {
    hash,
    otherHash,
    seal: (purpose, text) => sealWith(key, purpose, text),
    open(purpose, sealed) {
      const text = openWith(key, purpose, sealed)
      if (text !== null) return { text, isOld: false }
      const isAccepted = other && (other.until === null || clock.now() < other.until)
      const before = isAccepted ? openWith(other.key, purpose, sealed) : null
      return before === null ? null : { text: before, isOld: true }
    },
    isOurs(purpose, value, given) {
      if (isSameHash(hash(purpose, value), given)) return true
      const second = otherHash(purpose, value)
      return second !== null && isSameHash(second, given)
    },
  }
}

function hashWith(key: string): Secrets['hash'] {
  // Create the key once: every API call checks a signature.
  const secretKey = createSecretKey(key, 'utf8')
  return (purpose, value) => createHmac('sha256', secretKey).update(`${purpose}\0${value}`).digest('base64url')
}

const [ivBytes, tagBytes] = [12, 16]
/** Derive a key for each purpose, so that no two uses of the secret share one. */
const sealKey = (key: string, purpose: string) => createHmac('sha256', key).update(`seal\0${purpose}`).digest()

function sealWith(key: string, purpose: string, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', sealKey(key, purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Returns null when the text was sealed with another key or changed since. */
function openWith(key: string, purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < ivBytes + tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', sealKey(key, purpose), bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

export function isSameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns a number of random digits; all codes are equally likely. */
export function randomDigits(count: number): string {
  return String(randomInt(10 ** count)).padStart(count, '0')
}

const otherFile = 'secret-before.json'

/** Reads the secret of the demo, which needs no setting: creates it once and stores it beside the data. */
export async function readOrMakeSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(file, randomToken(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = await readFile(file, 'utf8')
  if (secret.trim().length < 32) {
    throw new SettingsError([
      `${file} is empty or cut off. Bring it back from a backup; or delete it, and a new one is made: then everybody has to sign in again`,
    ])
  }
  return secret
}

/** Changes the demo's secret. The previous one is accepted for a while. */
export async function changeMadeSecret(dataDir: string, until: Date): Promise<void> {
  const before = await readOrMakeSecret(dataDir)
  await writeFile(join(dataDir, otherFile), JSON.stringify({ key: before, until: until.toISOString() }), {
    mode: 0o600,
  })
  await writeFile(join(dataDir, 'secret.part'), randomToken(), { mode: 0o600 })
  await rename(join(dataDir, 'secret.part'), join(dataDir, 'secret'))
}

/** Returns the previous secret that `changeMadeSecret` stored, or null when the secret was never changed. */
export async function readOtherMadeSecret(dataDir: string): Promise<OtherSecret | null> {
  const text = await readFile(join(dataDir, otherFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const { key, until } = JSON.parse(text) as { key: string; until: string }
  return { key, until: new Date(until) }
}
