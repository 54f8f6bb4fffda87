import type { DrawingName } from '../../ui/drawings/index.ts'

/** What a visitor can do today while a page is being made. Its words are in pages.json under `next`. */
const nextSteps = {
  profile: '/profile',
  signup: '/signup',
  home: '/',
} as const
type NextStep = keyof typeof nextSteps

type Placeholder = { drawing: DrawingName; next: NextStep; hidden?: boolean }

/**
 * The pages of later issues, by route id. Titles and sentences are in pages.json under `soon.<id>`.
 * A page leaves this table on the day it is built.
 */
export const placeholders = {
  pooja: { drawing: 'kalash', next: 'profile' },
  shop: { drawing: 'rudraksha', next: 'signup' },
  chatwithastrologer: { drawing: 'diya', next: 'profile', hidden: true },
  chatComponent: { drawing: 'diya', next: 'profile', hidden: true },
  audioVideoComponent: { drawing: 'diya', next: 'profile', hidden: true },
  talkwithastrologer: { drawing: 'diya', next: 'profile', hidden: true },
  ChatwithastroForm: { drawing: 'diya', next: 'profile', hidden: true },
  IndividualShop: { drawing: 'rudraksha', next: 'home', hidden: true },
  checkout: { drawing: 'rudraksha', next: 'profile', hidden: true },
  cart: { drawing: 'rudraksha', next: 'home', hidden: true },
  orderReceived: { drawing: 'rudraksha', next: 'home', hidden: true },
  getmyOrders: { drawing: 'rudraksha', next: 'home', hidden: true },
  PujaDetailsPage: { drawing: 'kalash', next: 'profile', hidden: true },
  AstrologerDetails: { drawing: 'diya', next: 'profile', hidden: true },
  bookedpooja: { drawing: 'kalash', next: 'profile', hidden: true },
  mywallet: { drawing: 'lotus', next: 'profile', hidden: true },
} as const satisfies Record<string, Placeholder>
export type PlaceholderId = keyof typeof placeholders

export function isPlaceholderId(id: string): id is PlaceholderId {
  return Object.hasOwn(placeholders, id)
}

export function nextStepPath(next: NextStep): string {
  return nextSteps[next]
}
