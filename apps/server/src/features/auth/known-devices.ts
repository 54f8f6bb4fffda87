import { randomBytes } from 'node:crypto'
import type { Secrets } from '../../platform/secrets.ts'

/** A family shares a phone. */
const numbersPerDevice = 4

/**
 * Browsers on which a number has signed in before. Somebody else can use up what a number may ask for or get wrong in a day;
 * its owner's browser then still has a share of its own. The cookie lets nobody in, and names no number to whoever reads it:
 * for each number it has a mark of chance and the keyed hash of both. Nothing of it is stored on the server.
 */
export function createKnownDevices(secrets: Secrets) {
  const purpose = 'known-device'
  const sign = (phone: string, mark: string) => `${mark}.${secrets.hash(purpose, `${phone} ${mark}`)}`
  const markOf = (entry: string) => entry.slice(0, 22)
  const entriesOf = (cookie: string | undefined) =>
    (cookie ?? '')
      .split('~')
      .filter((entry) => /^[\w-]{22}\.[\w-]{43}$/.test(entry))
      .slice(0, numbersPerDevice)
  const entryOf = (cookie: string | undefined, phone: string) =>
    entriesOf(cookie).find((entry) => secrets.isOurs(purpose, `${phone} ${markOf(entry)}`, entry.slice(23)))

  return {
    /** The mark of this browser for a number that has signed in on it; null for any other. */
    find(cookie: string | undefined, phone: string): string | null {
      const entry = entryOf(cookie, phone)
      return entry === undefined ? null : markOf(entry)
    },
    /** The cookie after a sign-in: this number first, and those before it as far as there is room. */
    remember(cookie: string | undefined, phone: string): string {
      const before = entryOf(cookie, phone)
      // Signed anew each time, so that it outlives a change of the secret.
      const own = sign(phone, before === undefined ? randomBytes(16).toString('base64url') : markOf(before))
      return [own, ...entriesOf(cookie).filter((entry) => entry !== before)].slice(0, numbersPerDevice).join('~')
    },
  }
}
