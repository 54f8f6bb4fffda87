import type { Sky } from '../ephemeris/index.ts'
import { requireFinite } from '../errors.ts'
import type { EpochMs } from '../time/instants.ts'
import { epochMsToJdTt } from '../time/instants.ts'
import type { Ayanamsa } from '../zodiac/index.ts'
import { nakshatras } from '../zodiac/keys.ts'
import type { KaranaSpan, NakshatraSpan, TithiSpan, YogaSpan } from './day-types.ts'
import { karanaKey, yogas } from './keys.ts'
import { tithiNamed } from './limbs.ts'
import type { Interval } from './spans.ts'
import type { Track } from './tracks.ts'
import { groupTrack, karanaCourse, moonNakshatraCourse, trackCourse, yogaCourse } from './tracks.ts'

/** The four limbs that run at an instant, each with its beginning and end; they are the same everywhere on Earth. */
export type LimbsAt = { tithi: TithiSpan; nakshatra: NakshatraSpan; yoga: YogaSpan; karana: KaranaSpan }

export function limbsAt(sky: Sky, epochMs: EpochMs, ayanamsa: Ayanamsa = 'lahiri'): LimbsAt {
  requireFinite(epochMs, 'epochMs')
  const jdTt = epochMsToJdTt(epochMs)
  const karanas = trackCourse(sky, karanaCourse, jdTt, jdTt, ayanamsa)
  const tithis = groupTrack(sky, karanaCourse, karanas, 2, ayanamsa)
  const nakshatra = trackCourse(sky, moonNakshatraCourse, jdTt, jdTt, ayanamsa)
  const yoga = trackCourse(sky, yogaCourse, jdTt, jdTt, ayanamsa)
  return {
    tithi: { ...tithiNamed(tithis.firstPart + 1), ...firstSpan(tithis) },
    nakshatra: { key: nakshatras[nakshatra.firstPart]!, index: nakshatra.firstPart, ...firstSpan(nakshatra) },
    yoga: { key: yogas[yoga.firstPart]!, index: yoga.firstPart, ...firstSpan(yoga) },
    karana: {
      key: karanaKey(karanas.firstPart + 1),
      number: karanas.firstPart + 1,
      ...firstSpan(karanas),
    },
  }
}

function firstSpan({ edgesMs }: Track): Interval {
  return { startsAt: edgesMs[0]!, endsAt: edgesMs[1]! }
}
