import type { Sky } from '../ephemeris/index.ts'
import { requireFinite, requireKey } from '../errors.ts'
import type { EpochMs } from '../time/instants.ts'
import type { Ayanamsa } from '../zodiac/index.ts'
import { ayanamsas } from '../zodiac/index.ts'
import { nakshatras } from '../zodiac/keys.ts'
import type { KaranaSpan, NakshatraSpan, TithiSpan, YogaSpan } from './day-types.ts'
import { lastEdge, limbEdges } from './edges.ts'
import { karanaKey, yogas } from './keys.ts'
import { tithiNamed } from './limbs.ts'
import type { Interval } from './spans.ts'
import type { Track } from './tracks.ts'
import { KARANAS_PER_TITHI, trackBetween, trackFrom } from './tracks.ts'

/** The four limbs at an instant, each with its beginning and end. They are the same everywhere on Earth. */
export type LimbsAt = { tithi: TithiSpan; nakshatra: NakshatraSpan; yoga: YogaSpan; karana: KaranaSpan }

export function limbsAt(sky: Sky, epochMs: EpochMs, ayanamsa: Ayanamsa = 'lahiri'): LimbsAt {
  requireFinite(epochMs, 'epochMs')
  requireKey(ayanamsa, ayanamsas, 'ayanamsa')
  const edges = limbEdges(sky, ayanamsa)
  const karanaNumber = lastEdge(edges.karanas, epochMs)
  const karana = trackFrom(edges.karanas, karanaNumber, epochMs)
  const tithi = trackFrom(edges.karanas, karanaNumber, epochMs, KARANAS_PER_TITHI)
  const nakshatra = trackBetween(edges.nakshatras, epochMs, epochMs)
  const yoga = trackBetween(edges.yogas, epochMs, epochMs)
  return {
    tithi: { ...tithiNamed(tithi.firstPart + 1), ...firstSpan(tithi) },
    nakshatra: { key: nakshatras[nakshatra.firstPart]!, index: nakshatra.firstPart, ...firstSpan(nakshatra) },
    yoga: { key: yogas[yoga.firstPart]!, index: yoga.firstPart, ...firstSpan(yoga) },
    karana: { key: karanaKey(karana.firstPart + 1), number: karana.firstPart + 1, ...firstSpan(karana) },
  }
}

function firstSpan({ edgesMs }: Track): Interval {
  return { startsAt: edgesMs[0]!, endsAt: edgesMs[1]! }
}
