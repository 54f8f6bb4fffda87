import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SettingsError } from '../../settings.ts'
import { type VapidKeys, makeVapidKeys, publicKeyOf } from './vapid-keys.ts'

/**
 * Reads the demo's keys, or makes them once and stores them beside the data. With new keys, every browser would have to
 * subscribe again.
 */
export async function readOrMakeVapidKeys(dataDir: string): Promise<VapidKeys> {
  const file = join(dataDir, 'vapid-key')
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(file, makeVapidKeys().privateKey, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const privateKey = (await readFile(file, 'utf8')).trim()
  const publicKey = publicKeyOf(privateKey)
  if (!publicKey)
    throw new SettingsError([
      `${file} is empty or cut off. Bring it back from a backup; or delete it, and a new one is made: then browsers have to allow notices again`,
    ])
  return { publicKey, privateKey }
}
