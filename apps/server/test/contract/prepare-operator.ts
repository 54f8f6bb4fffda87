import { randomUUID } from 'node:crypto'
import { getAllAcharya } from '@sankalp/contract/acharyas'
import { sendMessage } from '@sankalp/contract/contact'
import { reportConsultation } from '@sankalp/contract/consultations'
import { getOperatorList, proposeCorrection, setOperatorStep } from '@sankalp/contract/operator'
import { decidePayoutBatch } from '@sankalp/contract/payout-batches'
import { TestClient } from '../test-client.ts'
import { consultationHints } from './prepare-consultations.ts'
import { demoOperator } from './demo-operator.ts'
import { editingHints } from './prepare-editing.ts'
import type { Prepared } from './prepare.ts'
import { sampleRequest } from './sample.ts'

const reason = 'Asked for by its owner'
const list = { params: { list: 'users' }, query: { search: 'asha', sort: 'newest', filter: 'role:ROLE_USER' } }
const ofNewAccount =
  (body?: Record<string, unknown>) =>
  async ({ url, outbox }: TestClient): Promise<Prepared> => ({
    params: { accountId: (await new TestClient(url, outbox).signIn()).userId },
    body: { reason, ...body },
  })

/** Makes requests of operators succeed. */
export const operatorHints: Record<string, (owner: TestClient) => Promise<Prepared>> = {
  ...editingHints,
  getOperatorList: async () => ({ ...list, query: { ...list.query, pageSize: '10' } }),
  getOperatorListCsv: async () => list,
  getOperatorAccount: async (owner) => ({ params: { accountId: (await someAccount(owner)).userId } }),
  blockAccount: ofNewAccount(),
  unblockAccount: ofNewAccount(),
  setOperatorStep: ofNewAccount({ operatorStep: 'support' }),
  async decideOperatorGrant(owner) {
    const { userId } = await new TestClient(owner.url, owner.outbox).signIn()
    const params = { accountId: userId }
    await (await demoOperator(owner, 1)).call(setOperatorStep, { params, body: { operatorStep: 'support', reason } })
    return { params, body: { confirm: false, operatorStep: 'support' } }
  },
  async setAcharyaListed(owner) {
    const [acharya] = (await owner.call(getAllAcharya)).body.astrologers
    return { params: { acharyaEntry: acharya!._id }, body: { listed: true, reason } }
  },
  setReviewHidden: async () => ({ params: { reviewId: randomUUID() }, body: { hidden: true, reason } }),
  async closeReport(owner) {
    const writer = await someAccount(owner)
    await writer.call(reportConsultation, (await consultationHints.reportConsultation!(writer)) as never)
    const operator = await demoOperator(owner)
    const [newest] = (
      await operator.call(getOperatorList, { params: { list: 'reports' }, query: { filter: 'state:open' } })
    ).body.items
    return { params: { reportId: newest!.id }, body: { outcome: 'warned', note: reason } }
  },
  async answerLetter(owner) {
    const { body } = sampleRequest(sendMessage) as { body: { id: string } }
    const letter = { ...body, id: randomUUID() }
    await owner.call(sendMessage, { body: letter as never })
    return { params: { letterId: letter.id }, body: { answer: 'Thank you for your letter.' } }
  },
  proposeCorrection: async (owner) => ({ body: { account: (await somebodyElse(owner)).userId, amount: 1.5, reason } }),
  async decideProposal(owner) {
    const operator = await demoOperator(owner, 1)
    const account = (await somebodyElse(owner)).userId
    const { proposalId } = (await operator.call(proposeCorrection, { body: { account, amount: 1, reason } })).body
    return { params: { proposalId }, body: { confirm: true } }
  },
  lookUpPaymentNow: async () => ({ params: { paymentId: randomUUID() } }),
  refundRecharge: async () => ({ params: { paymentId: randomUUID() }, body: { amount: 10, reason } }),
  getPayoutStatement: async () => ({ params: { proposalId: randomUUID() }, query: { week: '2026-11-16' } }),
  getPayoutStatementCsv: async () => ({ params: { proposalId: randomUUID() }, query: { week: '2026-11-16' } }),
  getPayoutStatementPdf: async () => ({ params: { proposalId: randomUUID() }, query: { week: '2026-11-16' } }),
  getPayout: async () => ({ params: { proposalId: randomUUID() } }),
  getBankFile: async () => ({ query: {} }),
  async proposePayouts(owner) {
    // Only one batch can be open at a time, so decline any open one first.
    const operator = await demoOperator(owner, 1)
    const open = (
      await operator.call(getOperatorList, { params: { list: 'batches' }, query: { filter: 'state:open' } })
    ).body.items
    for (const { id } of open)
      await operator.call(decidePayoutBatch, { params: { batchId: id }, body: { confirm: false } })
    return {}
  },
  getPayoutBatch: async () => ({ params: { batchId: randomUUID() } }),
  decidePayoutBatch: async () => ({ params: { batchId: randomUUID() }, body: { confirm: true } }),
  markBatchPaid: async () => ({ params: { batchId: randomUUID() }, body: { bankReference: 'UTR1234567' } }),
  markForBank: async () => ({ body: { batchId: null } }),
  markPayoutPaid: async () => ({ params: { proposalId: randomUUID() }, body: { bankReference: 'UTR1234567' } }),
}

/** Operators may not move money of their own account. */
const somebodyElse = ({ url, outbox }: TestClient) => new TestClient(url, outbox).signIn()

/** Returns the caller's account, or another user's if the caller is not signed in. */
async function someAccount(owner: TestClient): Promise<TestClient> {
  return owner.userId ? owner : new TestClient(owner.url, owner.outbox).signIn()
}
