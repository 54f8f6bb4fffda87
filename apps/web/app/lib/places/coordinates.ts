import { toLatinDigits } from '../latin-digits.ts'

export type Axis = 'lat' | 'lon'
export type CoordinateProblem = 'required' | 'unreadable' | 'outOfRange'
export type Coordinate = { deg: number } | { problem: CoordinateProblem }

const limits: Record<Axis, number> = { lat: 90, lon: 180 }
/** The sign of each letter, and the axis it belongs to; in Hindi as almanacs shorten them. */
const letters: Record<string, { axis: Axis; sign: 1 | -1 }> = {
  N: { axis: 'lat', sign: 1 },
  S: { axis: 'lat', sign: -1 },
  E: { axis: 'lon', sign: 1 },
  W: { axis: 'lon', sign: -1 },
  उ: { axis: 'lat', sign: 1 },
  द: { axis: 'lat', sign: -1 },
  पू: { axis: 'lon', sign: 1 },
  प: { axis: 'lon', sign: -1 },
}
const words: [RegExp, string][] = [
  [/NORTH|उत्तर/g, 'N'],
  [/SOUTH|दक्षिण/g, 'S'],
  [/EAST|पूर्व/g, 'E'],
  [/WEST|पश्चिम/g, 'W'],
]

/** Reads 25.3176, 25.3176 N, 25°19'3"N, N 25 19 3, 25,3176 or २५.३१: as almanacs, maps and phones write it. */
export function readCoordinate(typed: string, axis: Axis): Coordinate {
  const text = words.reduce((so, [word, letter]) => so.replace(word, letter), toLatinDigits(typed).normalize('NFC').trim().toUpperCase())
  if (!text) return { problem: 'required' }
  const found = /^([NSEWउदप]ू?\.?)?\s*([+-−]?)\s*(\d{1,3}(?:[.,]\d+)?)(?:[°ºD:\s]+(\d{1,2}(?:[.,]\d+)?))?(?:['′’M:\s]+(\d{1,2}(?:[.,]\d+)?))?[°º'′’"″”DMS:\s]*?\s*([NSEWउदप]ू?\.?)?$/u.exec(text)
  if (!found) return { problem: 'unreadable' }
  const [, before, minus, ...rest] = found
  const [degrees, minutes, seconds, after] = rest
  const letter = letterOf(before ?? after)
  if ((before && after) || (letter && letter.axis !== axis) || (letter && minus)) return { problem: 'unreadable' }
  const [whole, sixtieths, rests] = [degrees, minutes, seconds].map((part) => Number((part ?? '0').replace(',', '.')))
  if (sixtieths! >= 60 || rests! >= 60) return { problem: 'unreadable' }
  const size = whole! + sixtieths! / 60 + rests! / 3600
  if (size > limits[axis]) return { problem: 'outOfRange' }
  const sign = letter?.sign ?? (minus && minus !== '+' ? -1 : 1)
  // Ten centimetres: more digits are noise of the division.
  return { deg: Math.round(sign * size * 1e6) / 1e6 }
}

function letterOf(text: string | undefined) {
  return text === undefined ? undefined : letters[text.replace('.', '')]
}

/** "25.3176, 82.9739", as maps give it to copy: pasted into one field it fills both. */
export function splitPair(typed: string): [lat: string, lon: string] | null {
  const parts = typed.split(/[,;]\s+|\s*;\s*|(?<=[NSns])[\s,]+/)
  return parts.length === 2 && parts[0] && parts[1] && /\d/.test(parts[0]) && /\d/.test(parts[1]) ? [parts[0].trim(), parts[1].trim()] : null
}
