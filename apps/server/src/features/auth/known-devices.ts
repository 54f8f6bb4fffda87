import { randomBytes } from 'node:crypto'
import type { Secrets } from '../../platform/secrets.ts'

/** A family shares a phone. */
const numbersPerDevice = 4

/**
 * Remembers the browsers on which a number has signed in before. Others can use up the codes and tries that a number
 * has in a day; the owner's browser then still has its own share. The cookie does not sign the user in and does not
 * reveal a number: for each number it holds a random mark and the keyed hash of both. None of this is stored on the
 * server.
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
    /** Returns this browser's mark for a number that has signed in on it, or null. */
    find(cookie: string | undefined, phone: string): string | null {
      const entry = entryOf(cookie, phone)
      return entry === undefined ? null : markOf(entry)
    },
    /** Returns the cookie after a sign-in: this number first, then as many of the earlier ones as fit. */
    remember(cookie: string | undefined, phone: string): string {
      const before = entryOf(cookie, phone)
      // Sign again each time, so that the entry survives a change of the secret.
      const own = sign(phone, before === undefined ? randomBytes(16).toString('base64url') : markOf(before))
      return [own, ...entriesOf(cookie).filter((entry) => entry !== before)].slice(0, numbersPerDevice).join('~')
    },
  }
}
