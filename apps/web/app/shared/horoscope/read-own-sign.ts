import type { Sign } from '@sankalp/contract/horoscope-keys'
import { readLocal } from '../../lib/storage.ts'

/**
 * The visitor's Moon sign as the form found it, else that of the latest chart made here: kept by this browser alone. No list of signs is loaded to look it up
 * in: small letters can do no harm in an address or a selector, and the server knows which words are signs.
 */
export function readOwnSign(): Sign | null {
  const stored = readLocal('moonSign') ?? readLocal('chartMoonSign')
  return /^[a-z]+$/.test(stored ?? '') ? (stored as Sign) : null
}
