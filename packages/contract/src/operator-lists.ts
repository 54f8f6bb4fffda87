import { applicationStates } from './application-rules.ts'
import { consultationStates } from './consultation-life.ts'
import { roles } from './constants.ts'
import { bookingStates } from './booking-life.ts'
import { couponStates } from './coupon-rules.ts'
import { orderPaymentStatuses, orderStatuses } from './order-life.ts'
import { type OperatorStep, operatorSteps } from './operator-rights.ts'

/** How a cell is formatted: money in rupees, instants in India time, states and actions in words, lists by name. */
export type CellKind = 'text' | 'rupees' | 'number' | 'instant' | 'state' | 'yes' | 'call' | 'about'

/** A search key: what an operator knows about the item. */
export type SearchKey =
  | 'name'
  | 'person'
  | 'phone'
  | 'acharya'
  | 'id'
  | 'number'
  | 'tracking'
  | 'sku'
  | 'note'
  | 'code'
  | 'provider'
  | 'words'
  | 'reference'
  | 'did'
  | 'operator'

export type OperatorList = {
  step: OperatorStep
  columns: Readonly<Record<string, CellKind>>
  /** The choices of each filter, besides all. */
  filters: Readonly<Record<string, readonly string[]>>
  /** The first one is the default. */
  sorts: readonly string[]
  /** The keys that the list can be searched by; empty if it cannot be searched. */
  searchedBy: readonly SearchKey[]
}

const lists = {
  users: {
    step: 'support',
    columns: { name: 'text', phone: 'text', role: 'state', balance: 'rupees', joined: 'instant', blocked: 'instant' },
    filters: { role: roles, blocked: ['yes', 'no'] },
    sorts: ['newest', 'oldest'],
    searchedBy: ['name', 'phone', 'id'],
  },
  acharyas: {
    step: 'support',
    columns: {
      name: 'text',
      phone: 'text',
      chat: 'rupees',
      audio: 'rupees',
      video: 'rupees',
      earned: 'rupees',
      listed: 'yes',
      joined: 'instant',
    },
    filters: { listed: ['yes', 'no'] },
    sorts: ['newest', 'oldest'],
    searchedBy: ['name', 'phone'],
  },
  applications: {
    step: 'operations',
    columns: {
      at: 'instant',
      name: 'text',
      phone: 'text',
      since: 'number',
      languages: 'text',
      about: 'text',
      documents: 'number',
      state: 'state',
      reason: 'text',
    },
    filters: { state: applicationStates },
    sorts: ['newest', 'oldest'],
    searchedBy: [],
  },
  consultations: {
    step: 'support',
    columns: {
      requested: 'instant',
      user: 'text',
      acharya: 'text',
      talk: 'state',
      state: 'state',
      minutes: 'number',
      charge: 'rupees',
    },
    filters: { state: consultationStates },
    sorts: ['newest', 'oldest'],
    searchedBy: ['person', 'phone', 'acharya', 'id'],
  },
  poojas: {
    step: 'operations',
    columns: { name: 'text', price: 'rupees', minutes: 'number', coming: 'number', listed: 'yes' },
    filters: { listed: ['yes', 'no'] },
    sorts: ['shelf'],
    searchedBy: ['name'],
  },
  dakshina: {
    step: 'operations',
    columns: { name: 'text', amount: 'rupees', popular: 'yes', listed: 'yes' },
    filters: { listed: ['yes', 'no'] },
    sorts: ['least'],
    searchedBy: [],
  },
  bookings: {
    step: 'support',
    columns: {
      starts: 'instant',
      pooja: 'text',
      user: 'text',
      acharya: 'text',
      state: 'state',
      price: 'rupees',
      performed: 'state',
      called: 'number',
    },
    filters: { state: bookingStates, performed: ['unclear', 'saidNot'] },
    sorts: ['newest', 'oldest'],
    searchedBy: ['person', 'phone', 'acharya', 'id'],
  },
  orders: {
    step: 'support',
    columns: {
      number: 'text',
      placed: 'instant',
      user: 'text',
      state: 'state',
      payment: 'state',
      total: 'rupees',
      tracking: 'text',
    },
    filters: { state: orderStatuses, payment: orderPaymentStatuses },
    sorts: ['newest', 'oldest'],
    searchedBy: ['number', 'person', 'phone', 'tracking'],
  },
  products: {
    step: 'operations',
    columns: { name: 'text', sku: 'text', category: 'state', price: 'rupees', stock: 'number', listed: 'yes' },
    filters: { listed: ['yes', 'no'], stock: ['none', 'few'] },
    sorts: ['shelf', 'scarce'],
    searchedBy: ['name', 'sku'],
  },
  stock: {
    step: 'operations',
    columns: { at: 'instant', product: 'text', quantity: 'number', reason: 'state', order: 'text', note: 'text' },
    filters: { reason: ['received', 'ordered', 'cancelled', 'returned', 'spoilt', 'counted'] },
    sorts: ['newest', 'oldest'],
    searchedBy: ['name', 'sku', 'note'],
  },
  coupons: {
    step: 'operations',
    columns: {
      code: 'text',
      percent: 'number',
      most: 'rupees',
      minimum: 'rupees',
      budget: 'rupees',
      used: 'rupees',
      starts: 'instant',
      ends: 'instant',
      state: 'state',
    },
    filters: { state: couponStates },
    sorts: ['newest', 'oldest'],
    searchedBy: ['code'],
  },
  codLimits: {
    step: 'operations',
    columns: { limit: 'state', orders: 'number', amount: 'rupees' },
    filters: {},
    sorts: ['shelf'],
    searchedBy: [],
  },
  payments: {
    step: 'finance',
    columns: {
      created: 'instant',
      user: 'text',
      purpose: 'state',
      amount: 'rupees',
      status: 'state',
      refund: 'state',
      provider: 'text',
      lookUps: 'number',
    },
    filters: { status: ['pending', 'paid', 'failed', 'expired', 'givenUp'], stuck: ['yes'] },
    sorts: ['newest', 'oldest'],
    searchedBy: ['person', 'phone', 'provider', 'id'],
  },
  ledger: {
    step: 'finance',
    columns: {
      at: 'instant',
      kind: 'state',
      user: 'text',
      wallet: 'rupees',
      revenue: 'rupees',
      bonusShare: 'rupees',
      subject: 'text',
      reason: 'text',
    },
    filters: {},
    sorts: ['newest', 'oldest'],
    searchedBy: ['person', 'phone', 'id'],
  },
  reports: {
    step: 'support',
    columns: { at: 'instant', by: 'text', against: 'text', reason: 'state', words: 'text', outcome: 'state' },
    filters: { state: ['open', 'closed'] },
    sorts: ['newest', 'oldest'],
    searchedBy: [],
  },
  reviews: {
    step: 'support',
    columns: { posted: 'instant', by: 'text', of: 'text', stars: 'number', words: 'text', hidden: 'instant' },
    filters: { hidden: ['yes', 'no'] },
    sorts: ['newest', 'oldest'],
    searchedBy: ['person', 'words'],
  },
  letters: {
    step: 'support',
    columns: {
      at: 'instant',
      reference: 'text',
      name: 'text',
      replyTo: 'text',
      topic: 'state',
      message: 'text',
      answered: 'instant',
    },
    filters: { state: ['open', 'closed'] },
    sorts: ['newest', 'oldest'],
    searchedBy: ['reference', 'name', 'words'],
  },
  proposals: {
    step: 'finance',
    columns: {
      at: 'instant',
      kind: 'state',
      account: 'text',
      amount: 'rupees',
      tds: 'rupees',
      reason: 'text',
      by: 'text',
      decision: 'state',
      decider: 'text',
      bankState: 'state',
      bank: 'text',
      waits: 'state',
    },
    filters: { kind: ['correction', 'payout', 'refund'], state: ['open', 'toPay', 'closed'] },
    sorts: ['newest', 'oldest'],
    searchedBy: [],
  },
  batches: {
    step: 'finance',
    columns: {
      name: 'text',
      at: 'instant',
      by: 'text',
      payouts: 'number',
      amount: 'rupees',
      decision: 'state',
      decider: 'text',
      unpaid: 'number',
      waits: 'state',
    },
    filters: { state: ['open', 'toPay', 'closed'] },
    sorts: ['newest', 'oldest'],
    searchedBy: [],
  },
  operators: {
    step: 'finance',
    columns: {
      name: 'text',
      phone: 'text',
      right: 'state',
      asked: 'state',
      by: 'text',
      decider: 'text',
      waits: 'state',
      from: 'instant',
    },
    filters: { right: operatorSteps, waits: ['yes', 'no'] },
    sorts: ['newest', 'oldest'],
    searchedBy: ['name', 'phone'],
  },
  audit: {
    step: 'operations',
    columns: { at: 'instant', operator: 'text', did: 'call', subject: 'about', details: 'text' },
    filters: { kind: ['changed', 'seen'] },
    sorts: ['newest', 'oldest'],
    searchedBy: ['did', 'operator', 'person', 'phone'],
  },
} satisfies Record<string, OperatorList>

export type OperatorListName = keyof typeof lists
/** Every list of the operator console. The page, the call and its SQL are built from these. */
export const operatorLists: Readonly<Record<OperatorListName, OperatorList>> = lists
export const operatorListNames = Object.keys(lists) as [OperatorListName, ...OperatorListName[]]

/** Parses filters written as `name:value,name:value` in the address and in the call. */
export function readFilters(list: OperatorList, text: string): Record<string, string> | null {
  const filters: Record<string, string> = {}
  for (const part of text.split(',').filter(Boolean)) {
    const [name = '', value = ''] = part.split(':')
    if (!Object.hasOwn(list.filters, name) || !list.filters[name]!.includes(value)) return null
    filters[name] = value
  }
  return filters
}

export function writeFilters(filters: Record<string, string>): string {
  return Object.entries(filters)
    .map(([name, value]) => `${name}:${value}`)
    .join(',')
}
