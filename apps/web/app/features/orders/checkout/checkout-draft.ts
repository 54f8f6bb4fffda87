import { type PaymentMethod, paymentMethods } from '@sankalp/contract/order-life'
import { useState } from 'react'
import { parseStored, readLocal, removeLocal, writeLocal } from '../../../lib/storage.ts'
import type { AddressValues } from '../addresses/address-values.ts'

/** What a user has chosen and typed at the checkout and has not ordered yet. Texts are empty if nothing was chosen. */
export type CheckoutDraft = {
  addressId: string
  method: PaymentMethod | ''
  coupon: string
  /** The address being edited: `new`, or the id of an existing one; empty if none is. */
  writing: string
  values: AddressValues | null
}

const nothing: CheckoutDraft = { addressId: '', method: '', coupon: '', writing: '', values: null }

/** Holds this user's draft over a refresh and a visit to the wallet, from which the user may return in another tab. */
export function useCheckoutDraft(userId: string) {
  const [draft, setDraft] = useState(() => readDraft(userId))
  const change = (changes: Partial<CheckoutDraft>) => {
    // Read the stored draft instead of the rendered one: two changes may happen before the next render.
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
