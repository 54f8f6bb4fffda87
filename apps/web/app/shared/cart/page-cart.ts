import { errorWords } from '../../lib/api/words.ts'
import { pageLanguage } from '../../lib/session/language.ts'
import { showToast } from '../../lib/toast.ts'
import { pageCart } from './cart.ts'

/** The cart of a page without queries. Loaded by `late-cart.ts`, so that it is not in the first load. */
export const quantityOf = (productId: string): number => pageCart().quantities().get(productId) ?? 0

export const subscribe = (listener: () => void): (() => void) => pageCart().subscribe(listener)

export const load = (): Promise<void> => pageCart().load()

/** Shows that the item was added, or why not; `refused` is the message if there is no reason. */
export function add(productId: string, quantity: number, refused: string): Promise<void> {
  return tellOutcome(
    pageCart()
      .add(productId, quantity)
      .then((message) => void (message && showToast('success', message, 'cart-added'))),
    refused,
  )
}

export function change(productId: string, by: number, refused: string): Promise<void> {
  return tellOutcome(pageCart().setQuantity(productId, quantityOf(productId) + by), refused)
}

async function tellOutcome(change: Promise<unknown>, refused: string): Promise<void> {
  try {
    await change
  } catch (error) {
    showToast('error', errorWords(error, pageLanguage(), refused), 'cart-refused')
  }
}
