import { demoAcharyas } from '@sankalp/content/demo/acharyas'
import { demoApplication, demoLetters, demoQuickReplies, demoReports } from '@sankalp/content/demo/history/words'
import { setMyQuickReplies } from '@sankalp/contract/acharya-profile'
import { closeReport, getOperatorList, refundRecharge } from '@sankalp/contract/operator'
import { payInDemo, recharge } from '@sankalp/contract/payments'
import { rechargeWallet } from '../stories/money.ts'
import { apply, correct, count, giveBankAccount, payOut, write } from '../stories/office.ts'
import { type TownPlan, asha } from './town-plan.ts'

const writers = [4, 12, 8, 21, 27] as const
const letterDays = [-43, -30, -19, -2, -1] as const

/** The work behind the counter: letters, payouts, refunds, stock, an application. */
export function planOffice(plan: TownPlan): void {
  const { town, cast, calendar, resident } = plan
  const { meera, imran } = cast
  const at = (day: number, time: string, work: () => Promise<unknown>) => town.at(calendar.at(day, time), work)

  for (const acharya of cast.acharyas) {
    const { name } = demoAcharyas[acharya.index]!
    const holder = name.en.replace(/^(?:Acharya|Pandit|Shri|Smt\.|Vidwan) /, '')
    at(-59, `08:${10 + acharya.index}`, () => giveBankAccount(town, acharya, holder))
  }
  for (let day = -57, week = 1; day < 0; day += 7, week += 1) {
    const isLast = day + 7 >= 0
    town.tell(calendar.at(day, '11:00'), payOut(town, { meera, imran }, isLast, `DEMO${String(week).padStart(8, '0')}`))
  }
  for (const [index, letter] of demoLetters.entries())
    plan.tell(letterDays[index]!, '13:20', writers[index]!, 5, (by) => write(town, by, meera, letter))

  planRefunds(plan)
  at(-55, '10:30', () =>
    count(town, imran, 'clay-diyas-of-twelve', {
      reason: 'received',
      quantity: 200,
      note: 'From the potters of Khurja',
    }),
  )
  at(-32, '16:00', () =>
    count(town, imran, 'bhimseni-camphor', { reason: 'spoilt', quantity: 3, note: 'Boxes got damp in the rain' }),
  )
  at(-21, '10:45', () =>
    count(town, imran, 'five-mukhi-rudraksha', {
      reason: 'received',
      quantity: 60,
      note: 'New lot, certificates kept',
    }),
  )
  at(-9, '18:10', () =>
    count(town, imran, 'mogra-agarbatti', { reason: 'counted', quantity: -2, note: 'Count of the month' }),
  )
  at(-3, '15:30', () =>
    apply(town, resident(38), {
      ...demoApplication,
      gender: 'Female',
      practisingSince: 2015,
      type: 'vedic',
      languages: ['hindi'],
      specialities: ['marriage', 'children'],
    }),
  )
  at(-1, '10:10', () => correct(town, imran, resident(17), 60, 'The call broke off twice; two minutes given back'))
  at(-58, '09:00', () => town.call(cast.acharyas[0]!, setMyQuickReplies, { body: { replies: [...demoQuickReplies] } }))
  at(-29, '11:30', async () => {
    const { items } = await town.call(meera, getOperatorList, {
      params: { list: 'reports' },
      query: { filter: 'state:open' },
    })
    const [{ outcome, note }] = demoReports
    await town.call(imran, closeReport, { params: { reportId: items[0]!.id }, body: { outcome, note } })
  })
}

/** Recharges that fail, come late or come twice, and two that people want back. */
function planRefunds({ town, cast, tell }: TownPlan): void {
  const odd = [
    [-50, 2, 200, 'failed'],
    [-44, 4, 500, 'late'],
    [-26, 12, 100, 'failed'],
    [-17, 22, 1000, 'twice'],
    [-6, asha, 2000, 'paid'],
    [-5, 25, 500, 'late'],
    [-1, 29, 200, 'failed'],
  ] as const
  for (const [day, who, amount, outcome] of odd)
    tell(day, '14:05', who, 10, (person) => rechargeWallet(town, person, { amount }, outcome))
  const back = [
    [-11, 32, 500, 'Recharged by mistake, asked for it the same day'],
    [-2, 37, 8000, 'Meant to recharge 800; asked for the whole amount back'],
  ] as const
  for (const [day, who, amount, reason] of back)
    tell(day, '15:10', who, 120, async function* (person) {
      const { paymentId } = await town.call(person, recharge, { body: { userId: person.userId, amount } })
      yield 30
      await town.call(null, payInDemo, { params: { paymentId }, body: { outcome: 'paid' } })
      yield 3600
      await town.call(cast.meera, refundRecharge, { params: { paymentId }, body: { amount, reason } })
    })
}
