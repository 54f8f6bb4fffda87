import { decideHeld } from '@sankalp/contract/bookings.calls'
import { carrierKeys } from '@sankalp/contract/order-rules'
import { closeReturn, deliverOrder, packOrder, refuseOrder, shipOrder } from '@sankalp/contract/orders.calls'
import {
  answerLetter,
  blockAccount,
  closeReport,
  decideOperatorGrant,
  decideProposal,
  lookUpPaymentNow,
  markPayoutPaid,
  proposeCorrection,
  refundRecharge,
  setAcharyaListed,
  setOperatorStep,
  setReviewHidden,
  unblockAccount,
} from '@sankalp/contract/operator.calls'
import { endCoupon, setCouponPaused } from '@sankalp/contract/coupons.calls'
import { decideApplication } from '@sankalp/contract/applications.calls'
import type { Call } from '@sankalp/contract/call'
import type { OperatorListName } from '@sankalp/contract/operator-lists'
import { operatorSteps } from '@sankalp/contract/operator-rights'

/** The input that an action asks for. */
export type ActionField =
  | { name: string; kind: 'line' | 'lines' | 'amount' }
  | { name: string; kind: 'choice'; choices: readonly string[] }

export type Row = { id: string } & Readonly<Record<string, unknown>>

/** An action on a row of a list. The server decides whether it is allowed; this decides whether it is offered. */
export type Action = {
  name: string
  call: Call
  isOffered: (row: Row) => boolean
  fields: readonly ActionField[]
  /**
   * Returns the request: the row's id for the path, or the fields of the body that come from the row and not from the
   * form.
   */
  input: (
    row: Row,
    typed: Record<string, string>,
  ) => { params?: Record<string, string>; body?: Record<string, unknown> }
  isGrave?: true
  /** Decided on the record's own page, where the operator sees what it is about. */
  onOwnPage?: true
}

const reason: ActionField = { name: 'reason', kind: 'line' }
const always = () => true
/** Do not offer what the server would refuse: the list shows what it waits for instead. */
const waitsForYou = (row: Row) => row.waits === 'waitsForYou'
const ofRight = (row: Row, confirm: boolean) => ({
  params: { accountId: row.id },
  body: { confirm, operatorStep: row.asked },
})
const step: Action = {
  name: 'step',
  call: setOperatorStep,
  isOffered: (row) => row.role !== 'ROLE_ACHARYA',
  fields: [{ name: 'operatorStep', kind: 'choice', choices: ['none', ...operatorSteps] }, reason],
  input: ({ id }, { operatorStep, reason: why }) => ({
    params: { accountId: id },
    body: { operatorStep: operatorStep === 'none' ? null : operatorStep, reason: why },
  }),
  isGrave: true,
}
const isState =
  (...states: string[]) =>
  (row: Row) =>
    states.includes(String(row.state))
/** The call was very short, and it is not decided yet whether the pooja was performed. */
const isHeldAsked = (row: Row) => row.performed !== null
const onOrder = (row: Row) => ({ orderId: row.id })

export const listActions: Readonly<Partial<Record<OperatorListName, readonly Action[]>>> = {
  users: [
    {
      name: 'block',
      call: blockAccount,
      onOwnPage: true,
      isOffered: (row) => row.blocked === null,
      fields: [reason],
      input: ({ id }, body) => ({ params: { accountId: id }, body }),
      isGrave: true,
    },
    {
      name: 'unblock',
      call: unblockAccount,
      onOwnPage: true,
      isOffered: (row) => row.blocked !== null,
      fields: [reason],
      input: ({ id }, body) => ({ params: { accountId: id }, body }),
    },
    {
      name: 'correct',
      call: proposeCorrection,
      onOwnPage: true,
      isOffered: always,
      fields: [{ name: 'amount', kind: 'amount' }, reason],
      input: ({ id }, { amount, reason: why }) => ({ body: { account: id, amount: Number(amount), reason: why } }),
    },
    { ...step, onOwnPage: true },
  ],
  operators: [
    {
      name: 'confirmRight',
      call: decideOperatorGrant,
      isOffered: waitsForYou,
      fields: [],
      input: (row) => ofRight(row, true),
    },
    {
      name: 'declineRight',
      call: decideOperatorGrant,
      isOffered: (row) => row.waits !== null && row.waits !== 'comesInForce',
      fields: [],
      input: (row) => ofRight(row, false),
      isGrave: true,
    },
    {
      name: 'withdrawRight',
      call: setOperatorStep,
      isOffered: (row) => row.waits === 'comesInForce',
      fields: [reason],
      input: (row, body) => ({ params: { accountId: row.id }, body: { ...body, operatorStep: row.right } }),
      isGrave: true,
    },
    step,
  ],
  acharyas: [
    {
      name: 'suspend',
      call: setAcharyaListed,
      isOffered: (row) => row.listed === true,
      fields: [reason],
      input: ({ id }, body) => ({ params: { acharyaEntry: id }, body: { ...body, listed: false } }),
      isGrave: true,
    },
    {
      name: 'list',
      call: setAcharyaListed,
      isOffered: (row) => row.listed === false,
      fields: [reason],
      input: ({ id }, body) => ({ params: { acharyaEntry: id }, body: { ...body, listed: true } }),
    },
  ],
  applications: [
    {
      name: 'review',
      call: decideApplication,
      isOffered: isState('received'),
      fields: [],
      input: ({ id }) => ({ params: { applicationId: id }, body: { decision: 'review' } }),
    },
    {
      name: 'accept',
      call: decideApplication,
      isOffered: isState('received', 'inReview'),
      fields: [],
      input: ({ id }) => ({ params: { applicationId: id }, body: { decision: 'accept' } }),
    },
    {
      name: 'declineApplication',
      call: decideApplication,
      isOffered: isState('received', 'inReview'),
      fields: [reason],
      input: ({ id }, body) => ({ params: { applicationId: id }, body: { ...body, decision: 'decline' } }),
      isGrave: true,
    },
  ],
  bookings: [
    {
      name: 'poojaHeld',
      call: decideHeld,
      isOffered: isHeldAsked,
      fields: [],
      input: ({ id }) => ({ params: { bookingId: id }, body: { held: true } }),
    },
    {
      name: 'poojaNotHeld',
      call: decideHeld,
      isOffered: isHeldAsked,
      fields: [],
      input: ({ id }) => ({ params: { bookingId: id }, body: { held: false } }),
      isGrave: true,
    },
  ],
  orders: [
    {
      name: 'pack',
      call: packOrder,
      isOffered: isState('placed'),
      fields: [],
      input: (row) => ({ params: onOrder(row) }),
    },
    {
      name: 'ship',
      call: shipOrder,
      isOffered: isState('packed'),
      fields: [
        { name: 'carrier', kind: 'choice', choices: carrierKeys },
        { name: 'trackingNumber', kind: 'line' },
      ],
      input: (row, body) => ({ params: onOrder(row), body }),
    },
    {
      name: 'deliver',
      call: deliverOrder,
      isOffered: isState('shipped'),
      fields: [],
      input: (row) => ({ params: onOrder(row) }),
    },
    {
      name: 'refuse',
      call: refuseOrder,
      isOffered: isState('placed', 'packed'),
      fields: [reason],
      input: (row, body) => ({ params: onOrder(row), body }),
      isGrave: true,
    },
    {
      name: 'acceptReturn',
      call: closeReturn,
      isOffered: isState('returnRequested'),
      onOwnPage: true,
      fields: [{ name: 'resell', kind: 'choice', choices: ['yes', 'no'] }],
      input: (row, { resell }) => ({ params: onOrder(row), body: { accept: true, resell: resell === 'yes' } }),
    },
    {
      name: 'declineReturn',
      call: closeReturn,
      isOffered: isState('returnRequested'),
      onOwnPage: true,
      fields: [],
      input: (row) => ({ params: onOrder(row), body: { accept: false } }),
      isGrave: true,
    },
  ],
  payments: [
    {
      name: 'lookUp',
      call: lookUpPaymentNow,
      isOffered: (row) => row.status !== 'paid',
      fields: [],
      input: ({ id }) => ({ params: { paymentId: id } }),
    },
    {
      name: 'refund',
      call: refundRecharge,
      isOffered: (row) => row.status === 'paid' && row.purpose === 'recharge' && row.refund === null,
      fields: [{ name: 'amount', kind: 'amount' }, reason],
      input: ({ id }, { amount, reason: why }) => ({
        params: { paymentId: id },
        body: { amount: Number(amount), reason: why },
      }),
      isGrave: true,
    },
  ],
  coupons: [
    {
      name: 'pause',
      call: setCouponPaused,
      isOffered: isState('running', 'toCome'),
      fields: [reason],
      input: ({ id }, body) => ({ params: { couponCode: id }, body: { ...body, paused: true } }),
    },
    {
      name: 'resume',
      call: setCouponPaused,
      isOffered: isState('paused'),
      fields: [reason],
      input: ({ id }, body) => ({ params: { couponCode: id }, body: { ...body, paused: false } }),
    },
    {
      name: 'endCoupon',
      call: endCoupon,
      isOffered: isState('running', 'paused', 'toCome'),
      fields: [reason],
      input: ({ id }, body) => ({ params: { couponCode: id }, body }),
      isGrave: true,
    },
  ],
  reviews: [
    {
      name: 'hide',
      call: setReviewHidden,
      isOffered: (row) => row.hidden === null,
      fields: [reason],
      input: ({ id }, body) => ({ params: { reviewId: id }, body: { ...body, hidden: true } }),
      isGrave: true,
    },
    {
      name: 'show',
      call: setReviewHidden,
      isOffered: (row) => row.hidden !== null,
      fields: [reason],
      input: ({ id }, body) => ({ params: { reviewId: id }, body: { ...body, hidden: false } }),
    },
  ],
  reports: [
    {
      name: 'closeReport',
      call: closeReport,
      isOffered: (row) => row.outcome === null,
      fields: [
        { name: 'outcome', kind: 'choice', choices: ['noAction', 'warned', 'suspended'] },
        { name: 'note', kind: 'line' },
      ],
      input: ({ id }, body) => ({ params: { reportId: id }, body }),
    },
  ],
  letters: [
    {
      name: 'answer',
      call: answerLetter,
      isOffered: (row) => row.answered === null,
      fields: [{ name: 'answer', kind: 'lines' }],
      input: ({ id }, body) => ({ params: { letterId: id }, body }),
    },
  ],
  proposals: [
    {
      name: 'confirm',
      call: decideProposal,
      isOffered: waitsForYou,
      fields: [],
      input: ({ id }) => ({ params: { proposalId: id }, body: { confirm: true } }),
    },
    {
      name: 'decline',
      call: decideProposal,
      isOffered: (row) => row.decision === null,
      fields: [],
      input: ({ id }) => ({ params: { proposalId: id }, body: { confirm: false } }),
      isGrave: true,
    },
    {
      name: 'markPaid',
      call: markPayoutPaid,
      isOffered: (row) =>
        row.kind === 'payout' && row.decision === 'confirmed' && row.bank === null && row.bankState === 'atBank',
      fields: [{ name: 'bankReference', kind: 'line' }],
      input: ({ id }, body) => ({ params: { proposalId: id }, body }),
    },
  ],
}
