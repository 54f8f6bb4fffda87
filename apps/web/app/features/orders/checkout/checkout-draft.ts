import { type PaymentMethod, paymentMethods } from '@sankalp/contract/order-life'
import { useState } from 'react'
import { parseStored, readLocal, removeLocal, writeLocal } from '../../../lib/storage.ts'
import type { AddressValues } from '../addresses/address-values.ts'

/** What somebody has chosen and typed at the checkout and has not ordered yet. Texts are empty where nothing was chosen. */
export type CheckoutDraft = {
  addressId: string
  method: PaymentMethod | ''
  coupon: string
  /** The address that is being written: `new`, or the id of one that is changed; empty when none is. */
  writing: string
  values: AddressValues | null
}

const nothing: CheckoutDraft = { addressId: '', method: '', coupon: '', writing: '', values: null }

/** The draft of this person, over a refresh and a visit to the wallet, from which one may come back in another tab. */
export function useCheckoutDraft(userId: string) {
  const [draft, setDraft] = useState(() => readDraft(userId))
  const change = (changes: Partial<CheckoutDraft>) => {
    // What is stored, and not what was rendered: two changes may come before the next render.
    const next = { ...readDraft(userId), ...changes }
    writeLocal('checkoutDraft', JSON.stringify({ userId, draft: next }))
    setDraft(next)
  }
  return { draft, change, forget: () => removeLocal('checkoutDraft') }
}

function readDraft(userId: string): CheckoutDraft {
  const stored = parseStored(readLocal('checkoutDraft')) as { userId?: unknown; draft?: Partial<CheckoutDraft> } | null
  if (stored?.userId !== userId || typeof stored.draft !== 'object') return nothing
  const { method = '' } = stored.draft
  return { ...nothing, ...stored.draft, method: method !== '' && paymentMethods.includes(method) ? method : '' }
}
