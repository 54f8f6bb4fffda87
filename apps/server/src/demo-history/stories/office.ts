import { randomUUID } from 'node:crypto'
import type { demoLetters } from '@sankalp/content/demo/history/words'
import { submitApplication } from '@sankalp/contract/applications'
import { saveBankAccount } from '@sankalp/contract/bank-accounts'
import { sendMessage } from '@sankalp/contract/contact'
import { answerLetter, proposeCorrection, proposePayouts } from '@sankalp/contract/operator'
import { decidePayoutBatch, markBatchPaid, markForBank } from '@sankalp/contract/payout-batches'
import { moveStock } from '@sankalp/contract/shop-editing'
import type { Input } from '@sankalp/contract/endpoint'
import { type Acharya, type Resident, nameOf } from '../cast.ts'
import type { Story } from '../timeline.ts'
import type { Person, Town } from '../town.ts'

type Operators = { meera: Person; imran: Person }

/** An acharya names the account that earnings go to. */
export async function giveBankAccount(
  town: Town,
  { index, phone, ...acharya }: Acharya,
  holder: string,
): Promise<void> {
  const number = `${50_100_000 + index * 7919}${phone.slice(-4)}`
  const body = { holder, number, numberAgain: number, ifsc: `DEMO0${String(index + 1).padStart(6, '0')}` }
  await town.call({ ...acharya, phone }, saveBankAccount, { body })
}

/** The payouts of a week: one operator proposes, the other confirms, and the bank is told. The last one waits. */
export async function* payOut(town: Town, { meera, imran }: Operators, isLast: boolean, reference: string): Story {
  const { batchId } = await town.call(meera, proposePayouts)
  if (batchId === null || isLast) return
  const params = { batchId }
  yield 3 * 3600
  await town.call(imran, decidePayoutBatch, { params, body: { confirm: true } })
  yield 1800
  await town.call(meera, markForBank, { body: { batchId } })
  yield 22 * 3600
  await town.call(meera, markBatchPaid, { params, body: { bankReference: reference } })
}

/** Somebody writes to the mailbox; sometimes it is answered on the next day. */
export async function* write(
  town: Town,
  by: Resident,
  operator: Person,
  { topic, words, answer }: (typeof demoLetters)[number],
): Story {
  const id = randomUUID()
  await town.call(by, sendMessage, {
    body: { id, name: nameOf(by), reply_to: by.profile.email, topic, message: words },
  })
  yield 60
  await town.runJob('contact.deliver')
  if (answer === null) return
  yield 19 * 3600
  await town.call(operator, answerLetter, { params: { letterId: id }, body: { answer } })
}

/** An operator puts something right in a wallet; the other has not confirmed it yet. */
export async function correct(town: Town, by: Person, account: Person, rupees: number, reason: string): Promise<void> {
  await town.call(by, proposeCorrection, { body: { account: account.userId, amount: rupees, reason } })
}

export async function count(
  town: Town,
  by: Person,
  productId: string,
  body: Input<typeof moveStock.body>,
): Promise<void> {
  await town.call(by, moveStock, { params: { productId }, body })
}

export async function apply(town: Town, by: Resident, body: Input<typeof submitApplication.body>): Promise<void> {
  await town.call(by, submitApplication, { body })
}
