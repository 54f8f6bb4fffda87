import { toLatinDigits } from '../../lib/latin-digits.ts'

export type Axis = 'lat' | 'lon'
export type CoordinateProblem = 'required' | 'unreadable' | 'outOfRange'
export type Coordinate = { deg: number } | { problem: CoordinateProblem }

const limits: Record<Axis, number> = { lat: 90, lon: 180 }
/** The axis and the sign of each letter. */
const letters: Record<string, { axis: Axis; sign: 1 | -1 }> = {
  N: { axis: 'lat', sign: 1 },
  S: { axis: 'lat', sign: -1 },
  E: { axis: 'lon', sign: 1 },
  W: { axis: 'lon', sign: -1 },
}
/** The words for directions, and their abbreviations in Hindi almanacs; पू before प. */
const words: [RegExp, string][] = [
  [/NORTH|उत्तर|उ\.?/g, 'N'],
  [/SOUTH|दक्षिण|द\.?/g, 'S'],
  [/EAST|पूर्व|पू\.?/g, 'E'],
  [/WEST|पश्चिम|प\.?/g, 'W'],
]

const number = /\d{1,3}(?:[.,]\d+)?/.source
const gap = /[°º'′’:\s]+/.source
const shape = new RegExp(`^(${number})(?:${gap}(${number}))?(?:${gap}(${number}))?[°º'′’"″”\\s]*$`)

/** Parses 25.3176, 25.3176 N, 25°19'3"N, N 25 19 3, 25,3176 or २५.३१: the formats of almanacs, maps and phones. */
export function readCoordinate(typed: string, axis: Axis): Coordinate {
  const text = words.reduce((so, [word, letter]) => so.replace(word, letter), toLatinDigits(typed).trim().toUpperCase())
  if (!text) return { problem: 'required' }
  const [, before, minus, body = '', after] = /^([NSEW])?\s*([-+−])?\s*(.*?)\s*([NSEW])?$/.exec(text) ?? []
  const letter = letters[before ?? after ?? '']
  const found = shape.exec(body)
  if (!found || (before && after) || (letter && (minus || letter.axis !== axis))) return { problem: 'unreadable' }
  const [degrees = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number((part ?? '0').replace(',', '.')))
  if (minutes >= 60 || seconds >= 60) return { problem: 'unreadable' }
  const size = degrees + minutes / 60 + seconds / 3600
  if (size > limits[axis]) return { problem: 'outOfRange' }
  const sign = letter?.sign ?? (minus && minus !== '+' ? -1 : 1)
  // Round to ten centimetres: more digits are division noise. Adding 0 turns -0 into 0.
  return { deg: Math.round(sign * size * 1e6) / 1e6 + 0 }
}

/** Splits "25.3176, 82.9739", as copied from a map: pasted into one field it fills both. */
export function splitPair(typed: string): [lat: string, lon: string] | null {
  const parts = typed.split(/[,;]\s+|\s*;\s*|(?<=[NSns])[\s,]+/)
  return parts.length === 2 && parts[0] && parts[1] && /\d/.test(parts[0]) && /\d/.test(parts[1])
    ? [parts[0].trim(), parts[1].trim()]
    : null
}
