import { showToast } from '../../lib/toast.ts'
import { fetchCart, useQuantity } from './late-cart.ts'

/**
 * Returns what can be done with a product on a page that sells it. Changes show at once, and are undone with the reason
 * if the server refuses.
 */
export function useBuying(productId: string, refused: string) {
  const act = (work: (cart: Awaited<ReturnType<typeof fetchCart>>) => Promise<void>) =>
    void fetchCart().then(work, () => showToast('error', refused, 'cart-refused'))
  return {
    quantity: useQuantity(productId),
    add: (quantity = 1) => act((cart) => cart.add(productId, quantity, refused)),
    change: (by: 1 | -1) => act((cart) => cart.change(productId, by, refused)),
  }
}
