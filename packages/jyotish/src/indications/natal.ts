import { nakshatraIndex, padaIndex } from '../zodiac/division.ts'
import { grahas, nakshatras } from '../zodiac/keys.ts'

import { causeAt, rashiKey } from './causes.ts'
import { divisionalTestimonies } from './divisional.ts'
import { strengthTestimonies } from './graha-strength.ts'
import { grahaPlacementPoints, houseTestimonies, lordPlacementPoints } from './house-strength.ts'
import type { Cause, Causes, House, Indication, Pada } from './indication-types.ts'
import { houses } from './indication-types.ts'
import { karakasOfHouse, subjectOfHouse } from './subject-tables.ts'
import type { Testimony } from './testimony.ts'
import { inPart, judge } from './testimony.ts'
import type { View } from './view.ts'

const LAGNA_LORD_WEIGHT = 70
const MOON_PADA_WEIGHT = 75
const HOUSE_LORD_WEIGHT = 42
const GRAHA_HOUSE_WEIGHT = 30
/** Houses counted from the Moon are a second look (Phaladeepika, chapter 8, counts from the lagna first). */
const FROM_MOON_PART = 0.8
/** A karaka only confirms what a house and its lord say. */
const KARAKA_PART = 0.25

/** The lord of each house and where it stands: the ground of every part of life. */
export function houseLordIndications(view: View): Indication[] {
  if (!view.hasHouses) return []
  return houses.flatMap((of) => {
    // The first house needs the true lagna: its keys name the rising sign.
    if (of === 1) return view.timed ? [lagnaLordIndication(view)] : []
    return isLordSure(view, of) ? [houseLordIndication(view, of)] : []
  })
}

function isLordSure(view: View, of: House): boolean {
  return view.isSignSure(view.lordOf(of))
}

function lagnaLordIndication(view: View): Indication {
  const { chart } = view.kundli
  const lord = view.lordOf(1)
  const house = view.houseOf(lord)
  const rashi = rashiKey(chart.lagnaRashi)
  const placement = lordCause(view, 1)
  const stated = [placement, causeAt(chart, { kind: 'rising-sign', rashi }, [], [1])] as const
  const testimonies = matterTestimonies(view, 1, placement)
  return { key: `lagna-lord/${rashi}-${house}`, subject: 'nature', ...judge(LAGNA_LORD_WEIGHT, stated, testimonies) }
}

function houseLordIndication(view: View, of: Exclude<House, 1>): Indication {
  const house = view.houseOf(view.lordOf(of))
  const placement = lordCause(view, of)
  const base = HOUSE_LORD_WEIGHT * (view.from === 'moon' ? FROM_MOON_PART : 1)
  return {
    key: `house-lord/${of}-${house}`,
    subject: subjectOfHouse[of],
    ...judge(base, [placement], matterTestimonies(view, of, placement)),
  }
}

function lordCause(view: View, of: House): Cause {
  const graha = view.lordOf(of)
  const house = view.houseOf(graha)
  return causeAt(view.kundli.chart, { kind: 'lord-in-house', of, graha, house, from: view.from }, [graha], [of, house])
}

/** A matter is judged by its house, the lord of it, and its karaka (Phaladeepika, chapter 15). */
function matterTestimonies(view: View, of: House, placement: Cause): Testimony[] {
  const lord = view.lordOf(of)
  const karakas = karakasOfHouse[of].filter((karaka) => karaka !== lord && view.isSignSure(karaka))
  const part = KARAKA_PART / Math.max(1, karakas.length)
  return [
    { points: lordPlacementPoints(of, view.houseOf(lord)), cause: placement },
    ...strengthTestimonies(view, lord),
    ...houseTestimonies(view, of),
    ...karakas.flatMap((karaka) => inPart(strengthTestimonies(view, karaka), part)),
    ...divisionalTestimonies(view, of),
  ]
}

/** Every graha in its house. */
export function grahaHouseIndications(view: View): Indication[] {
  if (!view.hasHouses) return []
  const { chart } = view.kundli
  return grahas.flatMap((graha): Indication[] => {
    if (!view.isSignSure(graha)) return []
    // From the Moon, the Moon itself is always in the first.
    if (view.from === 'moon' && graha === 'moon') return []
    const house = view.houseOf(graha)
    const inHouse = causeAt(chart, { kind: 'graha-in-house', graha, house, from: view.from }, [graha], [house])
    const inSign = causeAt(chart, { kind: 'graha-in-sign', graha, rashi: rashiKey(chart.rashi[graha]) }, [graha])
    // Every other dignity names the sign. The nodes have none in most signs.
    const stated: Causes = view.kundli.planets[graha].dignity === null ? [inHouse, inSign] : [inHouse]
    const placement = { points: grahaPlacementPoints(view, graha, house), cause: inHouse }
    const base = GRAHA_HOUSE_WEIGHT * (view.from === 'moon' ? FROM_MOON_PART : 1)
    const testimonies = [placement, ...strengthTestimonies(view, graha)]
    return [
      {
        key: `graha-house/${graha}-${house}`,
        // The Moon colours the mind from whichever house it is in.
        subject: graha === 'moon' ? 'mind' : subjectOfHouse[house],
        ...judge(base, stated, testimonies),
      },
    ]
  })
}

/** The pada of the Moon. Over a whole day it passes several, so this needs a birth time. */
export function moonPadaIndications(view: View): Indication[] {
  const { chart } = view.kundli
  if (!view.timed) return []
  const lonDeg = chart.lonDeg.moon
  const nakshatra = nakshatras[nakshatraIndex(lonDeg)]!
  const pada = ((padaIndex(lonDeg) % 4) + 1) as Pada
  const stated = causeAt(chart, { kind: 'moon-pada', nakshatra, pada }, ['moon'])
  const judged = judge(MOON_PADA_WEIGHT, [stated], strengthTestimonies(view, 'moon'))
  return [{ key: `moon-pada/${nakshatra}-${pada}`, subject: 'mind', ...judged }]
}
