import type { NavigateFunction } from 'react-router'
import { errorWords } from '../../../lib/api/words.ts'
import { find } from '../../../lib/reading/data-names.ts'
import { pageLanguage } from '../../../lib/session/language.ts'
import { showToast } from '../../../lib/toast.ts'
import { pageCart } from '../../../shared/cart/cart.ts'
import type { DetailFacts } from '../detail-facts.ts'

/** Add to cart puts in as many as are chosen; Buy now takes as many to the checkout, and leaves the cart alone. */
export function orderHere(
  root: HTMLElement,
  { productId, inCart, refused }: DetailFacts,
  navigate: NavigateFunction,
  signal: AbortSignal,
): void {
  const form = find(root, 'order') as HTMLFormElement | null
  if (!form) return
  const cart = pageCart()
  const show = () => {
    const quantity = cart.quantities().get(productId) ?? 0
    const line = find(form, 'in-cart')!
    line.textContent = quantity > 0 ? inCart.replace('#', String(quantity)) : ''
    ;(line.nextElementSibling as HTMLElement).hidden = quantity === 0
  }
  show()
  signal.addEventListener('abort', cart.subscribe(show))

  const chosen = () => Number(new FormData(form).get('quantity'))
  root.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('[data-add]')
      if (!button || button.closest('[data-buy]')) return
      cart.add(productId, chosen()).then(
        (message) => message && showToast('success', message, 'cart-added'),
        (error: unknown) => showToast('error', errorWords(error, pageLanguage(), refused), 'cart-refused'),
      )
    },
    { signal },
  )
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      void navigate(`/checkout?${new URLSearchParams({ buy: productId, quantity: String(chosen()) })}`)
    },
    { signal },
  )
}
