import { createHmac, createSecretKey, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Keyed hashes and random values. Nothing that lets somebody in is stored as it is. */
export type Secrets = {
  hash(purpose: string, value: string): string
}

export function createSecrets(key: string): Secrets {
  // Made into a key once: every call of the API checks a signature.
  const secretKey = createSecretKey(key, 'utf8')
  return { hash: (purpose, value) => createHmac('sha256', secretKey).update(`${purpose}\0${value}`).digest('base64url') }
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

/** In demo mode nobody sets a secret: one is made once and kept beside the data. */
export async function keepSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(file, randomToken(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(file, 'utf8')
}
