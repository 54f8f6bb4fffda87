import { recharge, payInDemo } from '@sankalp/contract/payments'
import type { DemoOutcome } from '@sankalp/contract/payment-rules'
import type { Input } from '@sankalp/contract/endpoint'
import type { Story } from '../timeline.ts'
import type { Person, Town } from '../town.ts'

type Asked = Omit<Input<typeof recharge.body>, 'userId'>

/** Somebody recharges the wallet, on the page of the demo's provider. Ends when the provider has told what came of it. */
export async function* rechargeWallet(town: Town, person: Person, asked: Asked, outcome: DemoOutcome = 'paid'): Story {
  const { paymentId } = await town.call(person, recharge, { body: { userId: person.userId, ...asked } })
  yield 40
  await town.call(null, payInDemo, { params: { paymentId }, body: { outcome } })
  yield outcome === 'late' ? 60 : 10
}
