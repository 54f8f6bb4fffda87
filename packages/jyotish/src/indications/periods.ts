import { dashasAt, divideDasha } from '../dasha/periods.ts'
import type { DashaPeriod } from '../dasha/periods.ts'
import { MS_PER_DAY } from '../time/instants.ts'
import type { EpochMs } from '../time/instants.ts'
import { countRashis } from '../zodiac/division.ts'
import type { Graha } from '../zodiac/keys.ts'
import { isDusthana, isKendra, isSevenGraha, isTrikona } from '../kundli/chart.ts'
import { naturalTie } from '../kundli/friendship.ts'
import { asHouse, causeAt } from './causes.ts'
import { strengthTestimonies } from './graha-strength.ts'
import { grahaPlacementPoints } from './house-strength.ts'
import type { Cause, Indication } from './indication-types.ts'
import { subjectOfHouse } from './subject-tables.ts'
import type { Testimony } from './testimony.ts'
import { judge } from './testimony.ts'
import type { View } from './view.ts'

const MAHADASHA_WEIGHT = 60
const ANTARDASHA_WEIGHT = 50
const YEAR_DAYS = 365.25
const TIE_POINTS = { friend: 8, neutral: 0, enemy: -8 } as const
const MUTUAL_POINTS = 10

/** The mahadasha and antardasha at a moment, and those that begin within the year after it. */
export function periodIndications(view: View, atMs: EpochMs): Indication[] {
  if (!view.timed) return []
  const untilMs = (atMs + YEAR_DAYS * MS_PER_DAY) as EpochMs
  const running = dashasAt(view.timed.vimshottari, atMs, 1)[0]
  if (!running) return []
  const isNear = ({ startMs, endMs }: DashaPeriod<Graha>) => endMs > atMs && startMs < untilMs
  return view.timed.vimshottari.mahadashas.filter(isNear).flatMap((maha) => [
    mahadashaIndication(view, maha),
    ...divideDasha(view.timed!.vimshottari, maha)
      .filter(isNear)
      .map((antar) => antardashaIndication(view, maha, antar)),
  ])
}

/**
 * The years of a graha give what it is in the chart: its house, its strength and what it owns (Brihat Parashara Hora
 * Shastra, chapter 47; Phaladeepika, chapter 19).
 */
function mahadashaIndication(view: View, { lord, startMs, endMs }: DashaPeriod<Graha>): Indication {
  const { chart } = view.kundli
  const house = view.houseOf(lord)
  const span = { from: startMs, to: endMs }
  const stated = [
    causeAt(chart, { kind: 'dasha', maha: lord, antar: null, span }, [lord]),
    causeAt(chart, { kind: 'graha-in-house', graha: lord, house, from: view.from }, [lord]),
  ] as const
  return {
    key: `dasha/${lord}-${house}`,
    subject: subjectOfHouse[house],
    span,
    ...judge(MAHADASHA_WEIGHT, stated, lordTestimonies(view, lord, stated[1])),
  }
}

/**
 * An antardasha is judged by its own lord, and by where that lord stands from the lord of the mahadasha and how the two
 * regard each other (Brihat Parashara Hora Shastra, chapters 51 to 60).
 */
function antardashaIndication(view: View, maha: DashaPeriod<Graha>, antar: DashaPeriod<Graha>): Indication {
  const { chart } = view.kundli
  const house = view.houseOf(antar.lord)
  const span = { from: antar.startMs, to: antar.endMs }
  const stated = [
    causeAt(chart, { kind: 'dasha', maha: maha.lord, antar: antar.lord, span }, [maha.lord, antar.lord]),
    causeAt(chart, { kind: 'graha-in-house', graha: antar.lord, house, from: view.from }, [antar.lord]),
  ] as const
  const testimonies = [
    ...lordTestimonies(view, antar.lord, stated[1]),
    ...mutualTestimonies(view, maha.lord, antar.lord, stated[0]),
  ]
  return {
    key: `antardasha/${maha.lord}-${antar.lord}`,
    subject: subjectOfHouse[house],
    span,
    ...judge(ANTARDASHA_WEIGHT, stated, testimonies),
  }
}

function lordTestimonies(view: View, lord: Graha, placement: Cause): Testimony[] {
  const points = grahaPlacementPoints(view, lord, view.houseOf(lord))
  return [{ points, cause: placement }, ...strengthTestimonies(view, lord)]
}

function mutualTestimonies(view: View, maha: Graha, antar: Graha, cause: Cause): Testimony[] {
  if (maha === antar) return []
  const { chart } = view.kundli
  const found: Testimony[] = []
  const count = countRashis(chart.rashi[maha], chart.rashi[antar])
  if (isDusthana(count)) found.push({ points: -MUTUAL_POINTS, cause })
  else if (isKendra(count) || isTrikona(count) || asHouse(count) === 11) found.push({ points: MUTUAL_POINTS, cause })
  if (isSevenGraha(maha) && isSevenGraha(antar)) {
    const tie = naturalTie(antar, maha)
    const facts = { kind: 'natural-tie', graha: antar, with: maha, tie } as const
    found.push({ points: TIE_POINTS[tie], cause: causeAt(chart, facts, [antar, maha]) })
  }
  return found
}
