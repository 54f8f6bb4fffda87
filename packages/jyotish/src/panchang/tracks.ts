import type { Sky } from '../ephemeris/index.ts'
import type { EpochMs } from '../time/instants.ts'
import type { Ayanamsa } from '../zodiac/index.ts'
import type { Edges } from './edges.ts'
import { edgeMs, lastEdge, limbEdges } from './edges.ts'

/**
 * All parts that overlap a span of time. `edgesMs[0]` is the beginning of the part that is running at its start, each
 * following edge ends a part and begins the next, and the last is at or after the span's end.
 */
export type Track = { firstPart: number; edgesMs: EpochMs[] }

/** The limbs of a range of days. */
export type Tracks = {
  karanas: Track
  tithis: Track
  nakshatras: Track
  moonRashis: Track
  yogas: Track
  sunRashis: Track
}

export function tracksBetween(sky: Sky, startsAt: EpochMs, endsAt: EpochMs, ayanamsa: Ayanamsa): Tracks {
  const edges = limbEdges(sky, ayanamsa)
  const karana = lastEdge(edges.karanas, startsAt)
  return {
    karanas: trackFrom(edges.karanas, karana, endsAt),
    tithis: trackFrom(edges.karanas, karana, endsAt, KARANAS_PER_TITHI),
    nakshatras: trackBetween(edges.nakshatras, startsAt, endsAt),
    moonRashis: trackBetween(edges.moonRashis, startsAt, endsAt),
    yogas: trackBetween(edges.yogas, startsAt, endsAt),
    sunRashis: trackBetween(edges.sunRashis, startsAt, endsAt),
  }
}

/** Two halves, so that a tithi and its second karana end at the same instant. */
export const KARANAS_PER_TITHI = 2

export function trackBetween(edges: Edges, startsAt: EpochMs, endsAt: EpochMs): Track {
  return trackFrom(edges, lastEdge(edges, startsAt), endsAt)
}

/** Makes a track that starts with the part containing edge `number`. `size` edges make one part. */
export function trackFrom(edges: Edges, number: number, endsAt: EpochMs, size = 1): Track {
  const parts = edges.course.parts / size
  const first = Math.floor(number / size)
  const edgesMs = [edgeMs(edges, first * size)]
  let next = first
  do {
    next += 1
    edgesMs.push(edgeMs(edges, next * size))
  } while (edgesMs.at(-1)! < endsAt)
  return { firstPart: ((first % parts) + parts) % parts, edgesMs }
}
