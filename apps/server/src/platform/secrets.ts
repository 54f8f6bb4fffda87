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

/** Keyed hashes, sealed texts and random values. Nothing that lets somebody in is stored as it is. */
export type Secrets = {
  hash(purpose: string, value: string): string
  /** Whether a hash is ours: made with this secret, or with the other one that is accepted while they change. */
  isOurs(purpose: string, value: string, hash: string): boolean
  /** The hash under the other secret that is accepted now; null when there is none. For what is stored under its hash. */
  otherHash(purpose: string, value: string): string | null
  /** Encrypts what has to be read again. Opened only for the same purpose. */
  seal(purpose: string, text: string): string
  /** What was sealed with this secret, or with the other one that is accepted now: then it is to be sealed anew. Null: with neither. */
  open(purpose: string, sealed: string): { text: string; isOld: boolean } | null
}

/** A second secret that is accepted too: before a change the next one, after it the one before. Nothing new is signed with it. */
export type OtherSecret = {
  key: string
  /** Until when; null: as long as it is set. */
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
  // Made into a key once: every call of the API checks a signature.
  const secretKey = createSecretKey(key, 'utf8')
  return (purpose, value) => createHmac('sha256', secretKey).update(`${purpose}\0${value}`).digest('base64url')
}

const [ivBytes, tagBytes] = [12, 16]
/** A key for each purpose: no two uses of the secret share one. */
const sealKey = (key: string, purpose: string) => createHmac('sha256', key).update(`seal\0${purpose}`).digest()

function sealWith(key: string, purpose: string, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', sealKey(key, purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null when it was sealed with another key, or changed since. */
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

/** So many digits, each code as likely as any other. */
export function randomDigits(count: number): string {
  return String(randomInt(10 ** count)).padStart(count, '0')
}

const otherFile = 'secret-before.json'

/** In demo mode nobody sets a secret: one is made once and stored beside the data. */
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

/** Changes the demo's secret: the one before is accepted for a while. */
export async function changeMadeSecret(dataDir: string, until: Date): Promise<void> {
  const before = await readOrMakeSecret(dataDir)
  await writeFile(join(dataDir, otherFile), JSON.stringify({ key: before, until: until.toISOString() }), {
    mode: 0o600,
  })
  await writeFile(join(dataDir, 'secret.part'), randomToken(), { mode: 0o600 })
  await rename(join(dataDir, 'secret.part'), join(dataDir, 'secret'))
}

/** What `changeMadeSecret` left beside the secret; null when it was never changed. */
export async function readOtherMadeSecret(dataDir: string): Promise<OtherSecret | null> {
  const text = await readFile(join(dataDir, otherFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const { key, until } = JSON.parse(text) as { key: string; until: string }
  return { key, until: new Date(until) }
}
