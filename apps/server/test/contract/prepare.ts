import { createECDH } from 'node:crypto'
import { getAllAcharya } from '@sankalp/contract/acharyas'
import { sendOtp } from '@sankalp/contract/auth'
import { type Endpoint, type Parsed, idempotencyHeader } from '@sankalp/contract/endpoint'
import { getKundali, saveKundali } from '@sankalp/contract/kundli'
import { getOpenPayments, getPayment, payInDemo, recharge } from '@sankalp/contract/payments'
import { getAllPooja } from '@sankalp/contract/poojas'
import { getAllProduct } from '@sankalp/contract/shop'
import { getWalletHistory } from '@sankalp/contract/wallet'
import { createKeyedQueue } from '../../src/platform/keyed-queue.ts'
import { demoKeys } from '../../src/platform/gateways/payment/demo/demo-keys.ts'
import { sign } from '../../src/platform/gateways/payment/signatures.ts'
import { TestClient, randomPhone } from '../test-client.ts'
import { acharyaHints, bookingHints } from './prepare-bookings.ts'
import { applicationHints } from './prepare-applications.ts'
import { consultationHints } from './prepare-consultations.ts'
import { operatorHints } from './prepare-operator.ts'
import { orderHints } from './prepare-orders.ts'
import { type Parts, sampleRequest } from './sample.ts'
import { smallJpeg } from './small-jpeg.ts'

export { smallJpeg } from './small-jpeg.ts'

export type Prepared = Parts & { file?: { bytes: Uint8Array }; headers?: Record<string, string> }

/** Makes requests succeed where a request that fits the schema is not enough: one entry for each such endpoint. */
const hints: Record<string, (owner: TestClient) => Promise<Prepared>> = {
  async verifyOtp(owner) {
    const phone_number = randomPhone()
    const { body } = await owner.call(sendOtp, { body: { phone_number } })
    return { body: { phone_number, country_code: '+91', otp: body.otp ?? owner.codeFor(phone_number), name: 'Asha' } }
  },
  getAcharyaById: async (owner) => ({ params: { id: firstOf((await owner.call(getAllAcharya)).body.astrologers) } }),
  // All filters at once match no acharya, and a sample of each would have the wrong kind.
  getAllAcharya: async () => ({ query: { page: '1', pageSize: '10', keyword: '', sort: 'rating' } }),
  addFavouriteAcharya: async (owner) => ({
    params: { id: firstOf((await owner.call(getAllAcharya)).body.astrologers) },
  }),
  getPoojaById: async (owner) => ({ params: { id: firstOf((await owner.call(getAllPooja)).body.poojas) } }),
  getProductById: async (owner) => ({ params: { id: firstOf((await owner.call(getAllProduct)).body.products) } }),
  getPlace: async () => ({ params: { slug: 'varanasi' } }),
  getPanchangDay: async () => ({ params: { city: 'varanasi', date: '2026-11-15' } }),
  getPanchangMonth: async () => ({ params: { city: 'varanasi', year: '2026', month: '11' } }),
  getPanchangYear: async () => ({ params: { city: 'varanasi', year: '2026' } }),
  getFestivals: async () => ({ query: { city: 'varanasi' } }),
  getBlogById: async () => ({ params: { id: 'ekadashi-guide' } }),
  countBlogView: async () => ({ params: { id: 'ekadashi-guide' } }),
  renameKundali: async (owner) => ({ params: { kundaliId: await someKundli(owner) } }),
  chooseOwnKundali: async (owner) => ({ params: { kundaliId: await someKundli(owner) } }),
  deleteKundali: async (owner) => ({ params: { kundaliId: await someKundli(owner) } }),
  getPayment: async (owner) => ({ params: { paymentId: await inTurn(owner.userId, () => openPayment(owner)) } }),
  giveUpPayment: async (owner) => ({ params: { paymentId: await inTurn(owner.userId, () => openPayment(owner)) } }),
  payInDemo: async (owner) => ({
    params: { paymentId: await inTurn(owner.userId, () => openPayment(owner)) },
    body: { outcome: 'paid' },
  }),
  // Request the first page: cursors come only from the server.
  getWalletHistory: async () => ({ query: { pageSize: '20', kind: 'recharge', from: '2026-04-01', to: '2027-03-31' } }),
  getReceipt: async (owner) => ({ params: { transferId: await inTurn(owner.userId, () => someTransfer(owner)) } }),
  getReceiptPdf: async (owner) => ({ params: { transferId: await inTurn(owner.userId, () => someTransfer(owner)) } }),
  async razorpayWebhook() {
    const body = { event: 'invoice.paid', payload: {} }
    return { body, headers: { 'x-razorpay-signature': sign(demoKeys.webhookSecret, JSON.stringify(body)) } }
  },
  // The sign-in has used up the caller's code, and no caller has a second factor yet: see awaitsItsHour.
  beginSecondFactor: async () => ({ body: { otp: '1234' } }),
  confirmSecondFactor: async () => ({ body: { code: '123456' } }),
  giveSecondFactor: async () => ({ body: { code: '123456' } }),
  renewRecoveryCodes: async () => ({ body: { code: '123456' } }),
  switchOffSecondFactor: async () => ({ body: { code: '123456' } }),
  ...bookingHints,
  ...orderHints,
  ...operatorHints,
  ...acharyaHints,
  // A subscription at a well-known service. The service is not called before there is a notification to send.
  subscribePush: async () => ({
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/test',
      keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'a'.repeat(22) },
    },
  }),
  getReviews: async (owner) => ({
    params: { subject: 'acharya', id: firstOf((await owner.call(getAllAcharya)).body.astrologers) },
    query: { pageSize: '10' },
  }),
  ...consultationHints,
  ...applicationHints,
  // Typing the number again confirms it.
  deleteUser: async (owner) => ({ body: { phone_number: owner.phone } }),
}

/** Prepare the requests of one user in sequence: in parallel they would open more payments than allowed. */
const inTurn = createKeyedQueue()

/** Endpoints after whose success the caller can make no more calls. */
export const endsItsCaller: readonly string[] = ['deleteUser']

/**
 * Endpoints that succeed only in a situation that a request cannot bring about, with the status that their owner gets
 * until then.
 */
export const awaitsItsHour: Readonly<Record<string, number>> = {
  joinBooking: 409,
  answerHeld: 409,
  decideHeld: 409,
  postReview: 409,
  postProductReview: 409,
  setMyBookingNote: 409,
  addMyBookingPicture: 409,
  removeMyBookingPicture: 409,
  requestPayout: 409,
  requestLastPayout: 409,
  // There is no review to hide and no payout to make before a user has received and an acharya has earned something.
  setReviewHidden: 404,
  markPayoutPaid: 404,
  lookUpPaymentNow: 404,
  refundRecharge: 404,
  getPayoutStatement: 404,
  getPayoutStatementCsv: 404,
  getPayoutStatementPdf: 404,
  getPayout: 404,
  getPayoutBatch: 404,
  decidePayoutBatch: 404,
  markBatchPaid: 404,
  // These require a fresh code of the number, or one of an authenticator app.
  beginSecondFactor: 400,
  confirmSecondFactor: 409,
  giveSecondFactor: 409,
  renewRecoveryCodes: 409,
  switchOffSecondFactor: 409,
}

/**
 * Prepares a request that succeeds for its owner: valid by the schemas, and about the owner wherever it names a user.
 */
export async function prepareRequest(endpoint: Endpoint, owner: TestClient): Promise<Prepared> {
  const hint = await hints[endpoint.name]?.(owner)
  const request: Prepared = { ...sampleRequest(endpoint, hint), ...hint }
  for (const place of endpoint.own ?? []) {
    const [part, field] = place.split('.') as [keyof Parts, string]
    // A caller who is not signed in leaves it out, where allowed.
    request[part] = { ...request[part], [field]: owner.userId || undefined }
  }
  if (endpoint.idempotent) request.headers = { [idempotencyHeader]: crypto.randomUUID() }
  if (endpoint.upload) request.file = { bytes: await smallJpeg() }
  return request
}

/** Returns the id of the first item of the catalogue. The caller must have loaded the demo. */
function firstOf([item]: readonly { _id: string }[]): string {
  if (!item) throw new Error('the catalogue is empty: load the demo first')
  return item._id
}

/** Returns the id of a chart that the owner has saved: an existing one, so that few are saved, or a new one. */
async function someKundli(owner: TestClient): Promise<string> {
  const [known] = (await owner.call(getKundali)).body.kundalis
  if (known) return known._id
  const { body } = sampleRequest(saveKundali) as { body: Parsed<(typeof saveKundali)['body']> }
  return (await owner.call(saveKundali, { body })).body.kundali._id
}

/**
 * Returns a payment of the owner that is not paid yet: an existing one, because their number is limited, or a new one.
 */
async function openPayment(caller: TestClient): Promise<string> {
  // A caller who is not signed in pays for another user.
  const owner = caller.userId ? caller : await new TestClient(caller.url, caller.outbox).signIn()
  for (const { paymentId, status } of (await owner.call(getOpenPayments)).body.payments) {
    // It may be paid already without a webhook so far: reading it makes the server check.
    if (
      status === 'pending' &&
      (await owner.call(getPayment, { params: { paymentId } })).body.payment.status === 'pending'
    )
      return paymentId
  }
  return (await owner.call(recharge, { body: { userId: owner.userId, amount: 100 } })).body.paymentId
}

/** Returns a movement of the owner's wallet: an existing one, or a recharge. */
async function someTransfer(owner: TestClient): Promise<string> {
  const [known] = (await owner.call(getWalletHistory)).body.items
  if (known) return known.transferId
  const paymentId = await openPayment(owner)
  await owner.call(payInDemo, { params: { paymentId }, body: { outcome: 'paid' } })
  const { payment } = (await owner.call(getPayment, { params: { paymentId } })).body
  return payment.transferId!
}
