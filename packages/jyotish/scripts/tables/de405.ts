import { existsSync, readFileSync } from 'node:fs'
import { evaluate } from './chebyshev.ts'

/**
 * The path at which Debian's package casacore-data-jpl-de405 installs JPL's DE405 (public domain), 1959-12-09 to
 * 2060-01-25.
 */
const DEFAULT_FILE = '/usr/share/casacore/data/ephemerides/DE405/table.f0i'

const FIRST_JD = 2_400_000.5 + 36_912
const RECORD_DAYS = 32
const ROW_BYTES = 8160
const FILE_HEADER_BYTES = 16
const ROW_HEADER_BYTES = 12 // reference count, number of axes, length: 1, 1, 1018
const AU_KM = 149_597_870.691
const EARTH_MOON_RATIO = 81.30056

/** First coefficient (counted from the first of Mercury), coefficients per axis, sub-intervals per record. */
const places = {
  mercury: [0, 14, 4],
  venus: [168, 10, 2],
  earthMoon: [228, 13, 2],
  mars: [306, 11, 1],
  jupiter: [339, 8, 1],
  saturn: [363, 7, 1],
  moon: [438, 13, 8],
  sun: [750, 11, 2],
} as const
export type Body405 = keyof typeof places

export type De405 = {
  firstJd: number
  endJd: number
  /** Barycentric (for the Moon: geocentric), in au on ICRS axes. */
  position(body: Body405 | 'earth', jd: number, out: Float64Array): void
}

/** Opens DE405; returns null if the package is not installed. */
export function openDe405(file = process.env.DE405_FILE ?? DEFAULT_FILE): De405 | null {
  if (!existsSync(file)) return null
  const bytes = readFileSync(file)
  const rows = Math.floor((bytes.length - FILE_HEADER_BYTES) / ROW_BYTES)
  const records: Float64Array[] = []
  for (let row = 0; row < rows; row += 1) {
    const start = FILE_HEADER_BYTES + row * ROW_BYTES
    if (bytes.readInt32LE(start + 8) !== 1018) break
    const record = new Float64Array(1018)
    for (let i = 0; i < 1018; i += 1) record[i] = bytes.readDoubleLE(start + ROW_HEADER_BYTES + i * 8)
    records.push(record)
  }
  const moon = new Float64Array(3)

  const read = (body: Body405, jd: number, out: Float64Array) => {
    const [first, terms, parts] = places[body]
    const position = (jd - FIRST_JD) / RECORD_DAYS
    const index = Math.floor(position)
    const record = records[index]
    if (!record) throw new Error(`DE405 has no record for ${jd}`)
    const within = (position - index) * parts
    const part = Math.min(Math.floor(within), parts - 1)
    for (let axis = 0; axis < 3; axis += 1) {
      out[axis] = evaluate(record, first + (part * 3 + axis) * terms, terms, 2 * (within - part) - 1) / AU_KM
    }
  }

  return {
    firstJd: FIRST_JD,
    endJd: FIRST_JD + records.length * RECORD_DAYS,
    position(body, jd, out) {
      if (body !== 'earth') return read(body, jd, out)
      read('earthMoon', jd, out)
      read('moon', jd, moon)
      for (let axis = 0; axis < 3; axis += 1) out[axis] = out[axis]! - moon[axis]! / (1 + EARTH_MOON_RATIO)
    },
  }
}
