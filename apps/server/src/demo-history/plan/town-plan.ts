import { demoPeople } from '@sankalp/content/demo/history/people'
import { rechargePacks, isOncePerPerson } from '@sankalp/contract/recharge-packs'
import type { Calendar } from '../calendar.ts'
import { type Cast, type Resident, moveIn } from '../cast.ts'
import type { Chance } from '../chance.ts'
import { rechargeWallet } from '../stories/money.ts'
import type { Story } from '../timeline.ts'
import type { Town } from '../town.ts'

/** How far the history goes back. */
export const historyDays = 60

export type TownPlan = ReturnType<typeof planTown>

/** Nobody here recharges for one talk alone. */
const leastRecharge = 1000

/** Asha has her account before the others come. */
export const asha = -1

/** What the plans share: when people move in, and how they come to have money when they need it. */
export function planTown(town: Town, cast: Cast, calendar: Calendar, chance: Chance) {
  const residents = new Map<number, Resident>([[asha, cast.asha]])
  const purses = new Map<string, { left: number; used: Set<number> }>()

  for (const [index, person] of demoPeople.entries()) {
    const day = -historyDays + 1 + Math.floor(index * 1.4)
    town.at(
      calendar.at(day, `${chance.whole(9, 20)}:${chance.whole(10, 59)}`),
      async () => void residents.set(index, await moveIn(town, person)),
    )
  }

  /** Returns somebody by their number in the list of people. They must have moved in by now. */
  function resident(index: number): Resident {
    const found = residents.get(index)
    if (!found) throw new Error(`nobody with the number ${index} lives here yet`)
    return found
  }

  /** Recharges a wallet, if needed, by the smallest pack that covers an amount. What people get back is not counted. */
  async function* fund(person: Resident, rupees: number): Story {
    const purse = purses.get(person.userId) ?? { left: 0, used: new Set() }
    purses.set(person.userId, purse)
    purse.left -= rupees
    if (purse.left >= 0) return
    const pack = rechargePacks.find(
      (one) =>
        one.price >= Math.max(leastRecharge, -purse.left) && !(isOncePerPerson(one) && purse.used.has(one.price)),
    )!
    purse.left += pack.price
    purse.used.add(pack.price)
    yield* rechargeWallet(town, person, { pack: pack.price })
  }

  /** Begins a story of somebody at a time, unless it could not end before now. */
  function tell(
    day: number,
    time: string,
    who: number,
    lastsMinutes: number,
    story: (person: Resident) => Story,
  ): void {
    const at = calendar.at(day, time)
    if (at.getTime() + lastsMinutes * 60_000 > calendar.now.getTime()) return
    town.tell(
      at,
      begin(() => story(resident(who))),
    )
  }

  return { town, cast, calendar, chance, resident, fund, tell }
}

/** A story of somebody who is looked up when it begins. */
async function* begin(story: () => Story): Story {
  yield* story()
}
