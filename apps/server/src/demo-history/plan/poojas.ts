import { demoPoojaReviews } from '@sankalp/content/demo/history/reviews'
import { demoPoojaNotes } from '@sankalp/content/demo/history/words'
import { demoPoojas } from '@sankalp/content/demo/poojas'
import { poojaTotalPaise } from '@sankalp/contract/pooja-price'
import { later } from '../../platform/clock.ts'
import { inTurn } from '../chance.ts'
import { createReviewsLeft } from '../reviews-left.ts'
import { type PoojaEnd, bookPooja } from '../stories/poojas.ts'
import { type TownPlan, asha } from './town-plan.ts'

type Row = readonly [
  day: number,
  hour: number,
  who: number,
  acharya: number,
  poojaId: string,
  end?: PoojaEnd,
  more?: { dakshina?: number; stars?: number },
]

/** By the day and hour of the pooja; the nearest hour that the acharya offers is taken. Performed, unless said. */
const rows: readonly Row[] = [
  [-55, 7.5, asha, 0, 'ganesh', 'performed', { stars: 5 }],
  [-55, 7.5, 0, 2, 'satyanarayan', 'performed', { stars: 5, dakshina: 101 }],
  [-50, 18, 1, 0, 'navagraha-shanti', 'cancelledByDevotee'],
  [-40, 7.5, 3, 6, 'rudrabhishek', 'performed', { stars: 4 }],
  [-40, 7.5, 5, 5, 'pitru-tarpan', 'performed', { stars: 5, dakshina: 51 }],
  [-42, 18, 4, 0, 'hanuman', 'acharyaMissed'],
  [-40, 7.5, 8, 0, 'satyanarayan', 'performed', { stars: 5, dakshina: 251 }],
  [-40, 7.5, 7, 2, 'griha-pravesh', 'performed', { stars: 5 }],
  [-37, 18, 6, 9, 'saraswati', 'devoteeMissed'],
  [-34, 7.5, 9, 0, 'lakshmi', 'performed', { stars: 4 }],
  [-34, 7.5, 11, 6, 'satyanarayan', 'performed', { stars: 5 }],
  [-34, 7.5, 13, 5, 'durga', 'performed', { stars: 5 }],
  [-21, 7.5, 16, 2, 'satyanarayan', 'performed', { stars: 5, dakshina: 101 }],
  [-12, 7.5, 14, 5, 'rudrabhishek', 'performed', { stars: 5 }],
  [-25, 9, 12, 7, 'ganesh', 'cancelledByAcharya'],
  [-23, 18, 17, 2, 'hanuman', 'notHeld'],
  [-21, 7.5, 19, 0, 'griha-pravesh', 'performed', { stars: 5, dakshina: 501 }],
  [-21, 7.5, 18, 6, 'lakshmi', 'performed', { stars: 4 }],
  [-21, 7.5, 20, 5, 'annaprashan', 'performed', { stars: 5 }],
  [-12, 7.5, 21, 2, 'pitru-tarpan', 'performed', { stars: 5, dakshina: 51 }],
  [-14, 18, 22, 0, 'saraswati', 'tooShortHeld'],
  [-12, 7.5, 24, 0, 'satyanarayan', 'performed', { stars: 5 }],
  [-12, 7.5, 26, 6, 'namkaran', 'performed', { stars: 5 }],
  [-10, 10, 23, 4, 'lakshmi', 'expired'],
  [-8, 7.5, asha, 0, 'satyanarayan', 'performed', { stars: 5, dakshina: 101 }],
  [-8, 7.5, 27, 2, 'sudarshan-homa', 'performed', { stars: 4 }],
  [-8, 7.5, 28, 5, 'mundan', 'performed', { stars: 5 }],
  [-5, 18, 30, 0, 'shani', 'performed', { stars: 5 }],
  [-3, 7.5, 31, 2, 'ganesh', 'performed'],
  [-3, 7.5, 10, 0, 'mahamrityunjaya', 'performed', { stars: 5, dakshina: 101 }],
  [-2, 18, 29, 2, 'hanuman', 'tooShort'],
  [-1, 7.5, 32, 0, 'ganesh', 'performed', { stars: 5 }],
  [0, 6.5, 13, 0, 'rudrabhishek', 'performed'],
  [0, 8, 3, 0, 'satyanarayan', 'performed', { dakshina: 101 }],
  [0, 10.5, 21, 0, 'navagraha-shanti', 'performed'],
  [0, 16.5, 26, 0, 'lakshmi', 'performed'],
  [0, 18.5, 9, 0, 'ganesh', 'performed', { dakshina: 51 }],
  [1, 7, 33, 0, 'satyanarayan', 'toCome'],
  [1, 17, 34, 0, 'hanuman', 'toCome', { dakshina: 51 }],
  [2, 8, 11, 0, 'griha-pravesh', 'toCome'],
  [2, 18, 5, 2, 'satyanarayan', 'toCome'],
  [3, 7.5, asha, 0, 'lakshmi', 'toCome', { dakshina: 51 }],
  [4, 9, 8, 5, 'durga', 'toCome'],
  [4, 16, 24, 0, 'vidyarambh', 'toCome'],
  [6, 19, 12, 9, 'saraswati', 'toCome'],
  [7, 7, 2, 0, 'satyanarayan', 'toCome'],
  [8, 18, 18, 6, 'rudrabhishek', 'cancelledByDevotee'],
]

const gotras = ['Kashyap', 'Bharadwaj', 'Vashishtha', 'Gautam', 'Shandilya', 'Atri'] as const
/** A pooja with the time until its call is over and settled. */
const lastsMinutes = 45

export function planPoojas(plan: TownPlan): void {
  const { town, cast, calendar, chance, fund, tell } = plan
  const taken = new Set<string>()
  const takeReview = createReviewsLeft(demoPoojaReviews)
  const nextNote = { en: inTurn(demoPoojaNotes.en), hin: inTurn(demoPoojaNotes.hin) }

  /** Returns the free slot of that day that is nearest to the hour, or null. */
  function findSlot(acharya: number, day: number, hour: number): Date | null {
    const wanted = later(calendar.at(day, '00:00'), hour * 3600).getTime()
    const free = calendar.slotsOf(acharya, day).filter((slot) => !taken.has(`${acharya} ${slot.getTime()}`))
    const [nearest] = free.toSorted((a, b) => Math.abs(a.getTime() - wanted) - Math.abs(b.getTime() - wanted))
    if (nearest) taken.add(`${acharya} ${nearest.getTime()}`)
    return nearest ?? null
  }

  for (const [row, [day, hour, who, index, poojaId, planned = 'performed', more = {}]] of rows.entries()) {
    const slot = findSlot(index, day, hour) ?? findSlot(index, day + 1, hour)
    if (!slot) throw new Error(`no acharya ${index} on the days ${day} and ${day + 1}`)
    const end = endBy(planned, slot, calendar.now)
    if (end === null) continue
    const acharya = cast.acharyas[index]!
    const { dakshina, stars } = more
    const pooja = demoPoojas.find(({ id }) => id === poojaId)!
    const paise = poojaTotalPaise(pooja.rupees * 100, (dakshina ?? 0) * 100)
    tell(
      bookedOn(day, row),
      row % 2 === 0 ? `20:${10 + (row % 40)}` : `09:${10 + (row % 40)}`,
      who,
      30,
      async function* (user) {
        yield* fund(user, Math.ceil(paise / 100))
        yield* bookPooja(town, {
          user,
          acharya,
          operator: cast.meera,
          poojaId,
          minutes: pooja.minutes,
          slot,
          gotra: chance.one(gotras),
          note: nextNote[user.language](),
          end,
          ...(dakshina !== undefined && { dakshina }),
          ...(stars !== undefined && {
            review: takeReview(user.language, stars, poojaId),
          }),
        })
      },
    )
  }
}

/** A few days ahead, and not all that are to come on the same day. */
function bookedOn(day: number, row: number): number {
  return day < 2 ? day - 2 - (row % 3) : -1 - (row % 4)
}

/** A pooja later today is still to come; one that goes on just now is left out. */
function endBy(planned: PoojaEnd, slot: Date, now: Date): PoojaEnd | null {
  if (planned !== 'performed') return planned
  if (slot > now) return 'toCome'
  return later(slot, lastsMinutes * 60) > now ? null : 'performed'
}
