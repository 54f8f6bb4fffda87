import type { Sign } from '@sankalp/contract/horoscope-keys'
import { readLocal } from '../../lib/storage.ts'

/**
 * Returns the visitor's Moon sign: the one that the form found, otherwise that of the latest chart made here. Only this
 * browser stores it. It is not checked against the list of signs, which would have to be loaded: lower-case letters are
 * harmless in an address or a selector, and the server validates the sign.
 */
export function readOwnSign(): Sign | null {
  const stored = readLocal('moonSign') ?? readLocal('chartMoonSign')
  return /^[a-z]+$/.test(stored ?? '') ? (stored as Sign) : null
}
