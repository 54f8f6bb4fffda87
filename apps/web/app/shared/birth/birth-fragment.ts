import { type Birth, birthGenders } from './birth.ts'
import { daysInMonth } from './civil-day.ts'
import { nameProblem } from './name-problem.ts'
import { type ChartSettings, toSettings } from './chart-settings.ts'
import { isKnownZone } from '../places/known-zone.ts'

/**
 * Encodes a value for the part of an address after the hash, which browsers do not send. `kind` names the content and
 * its version; the checksum at the end detects a cut or changed link.
 */
export function encodeFragment(kind: string, value: unknown): string {
  const payload = toBase64Url(new TextEncoder().encode(JSON.stringify(value)))
  return `${kind}.${payload}.${checkOf(kind + payload)}`
}

const longestFragment = 4000

/** Returns the value of a fragment of this kind, or null if it is incomplete. The caller must validate its shape. */
export function decodeFragment(kind: string, fragment: string): unknown {
  const text = fragment.replace(/^#/, '')
  if (text.length > longestFragment) return null
  const [name, payload, check, ...rest] = text.split('.')
  if (name !== kind || !payload || check !== checkOf(kind + payload) || rest.length > 0) return null
  const bytes = fromBase64Url(payload)
  try {
    return bytes && (JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown)
  } catch {
    // Not UTF-8, or not JSON: the link was made manually.
    return null
  }
}

const chartKind = 'k1'

export function encodeChartLink(birth: Birth, settings: ChartSettings): string {
  return encodeFragment(chartKind, [packBirth(birth), settings.ayanamsa, settings.node])
}

export function decodeChartLink(fragment: string): { birth: Birth; settings: ChartSettings } | null {
  const value = decodeFragment(chartKind, fragment)
  if (!Array.isArray(value) || value.length !== 3) return null
  const birth = unpackBirth(value[0])
  const settings = toSettings(value[1], value[2])
  return birth && settings && { birth, settings }
}

/** Converts a birth to a short list, for links and for the browser's storage. */
export function packBirth(birth: Birth): unknown[] {
  const { name, gender, year, month, day, time, place, lat, lon, zone, tzone } = birth
  const minutes = time && time.hour * 60 + time.minute
  return [name, birthGenders.indexOf(gender), year, month, day, minutes, place, round(lat), round(lon), zone, tzone]
}

/** About ten centimetres: more digits are meaningless for a birthplace. */
const round = (deg: number) => Math.round(deg * 1e6) / 1e6

/** Returns the birth of such a list if every part of it is valid. */
export function unpackBirth(value: unknown): Birth | null {
  if (!Array.isArray(value) || value.length !== 11) return null
  const [name, genderAt, year, month, day, minutes, place, lat, lon, zone, tzone] = value as unknown[]
  const gender = isWhole(genderAt, 0, birthGenders.length - 1) && birthGenders[genderAt]
  if (typeof name !== 'string' || nameProblem(name) || !gender || !isLine(place)) return null
  if (!isWhole(year, 1900, 2100) || !isWhole(month, 1, 12) || !isWhole(day, 1, daysInMonth(year, month))) return null
  if (minutes !== null && !isWhole(minutes, 0, 1439)) return null
  if (!isBetween(lat, -90, 90) || !isBetween(lon, -180, 180)) return null
  if (zone !== null && !isKnownZone(zone)) return null
  if (tzone !== null && !isBetween(tzone, -12, 14)) return null
  if (zone === null && tzone === null) return null
  const time = minutes === null ? null : { hour: Math.floor(minutes / 60), minute: minutes % 60 }
  return { name, gender, year, month, day, time, place, lat, lon, zone, tzone }
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && isBetween(value, least, most)
}

function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most
}

function isLine(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 1 && value.length <= 120 && !/\p{Cc}/u.test(value)
}

/** FNV-1a over 32 bits: detects damage; it gives no security. */
function checkOf(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array | null {
  if (!/^[\w-]+$/.test(text)) return null
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}
