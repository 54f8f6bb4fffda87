import { errorWords } from '../../../lib/api/words.ts'
import { find, findAll } from '../../../lib/reading/data-names.ts'
import { pageLanguage } from '../../../lib/session/language.ts'
import { showToast } from '../../../lib/toast.ts'
import { pageCart } from '../../../shared/cart/cart.ts'

/** Cards put their product into the cart and count it there: at once, and back again with the reason when the server refuses. */
export function buyHere(root: HTMLElement, refused: string, signal: AbortSignal): void {
  const cart = pageCart()
  const show = () => {
    const quantities = cart.quantities()
    for (const control of findAll(root, 'buy')) showQuantity(control, quantities.get(control.dataset.buy!) ?? 0)
  }
  show()
  signal.addEventListener('abort', cart.subscribe(show))
  // Cards that a dialog adds later are shown as they are added.
  const added = new MutationObserver(show)
  for (const list of findAll(root, 'grid')) added.observe(list, { childList: true })
  signal.addEventListener('abort', () => added.disconnect())
  // Without the cart the cards still take things in; what is there already is shown when it can be loaded.
  cart.load().catch(() => {})

  root.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-add], [data-less], [data-plus]')
      const productId = button?.closest<HTMLElement>('[data-buy]')?.dataset.buy
      if (!button || !productId) return
      const now = cart.quantities().get(productId) ?? 0
      const change =
        button.dataset.add !== undefined
          ? cart.add(productId)
          : cart.setQuantity(productId, now + (button.dataset.plus === undefined ? -1 : 1))
      change.then(
        (message) => message && button.dataset.add !== undefined && showToast('success', message, 'cart-added'),
        (error: unknown) => showToast('error', errorWords(error, pageLanguage(), refused), 'cart-refused'),
      )
    },
    { signal },
  )
}

/** The focus follows from the button to the number and back. */
function showQuantity(control: HTMLElement, quantity: number): void {
  const add = find(control, 'add')!
  const stepper = find(control, 'counter')!
  const isIn = quantity > 0
  const hadFocus = control.contains(document.activeElement)
  if (stepper.hidden === isIn) {
    add.hidden = isIn
    stepper.hidden = !isIn
    if (hadFocus) (isIn ? find(stepper, 'plus') : add)?.focus({ preventScroll: true })
  }
  const number = find(stepper, 'quantity')!
  if (number.textContent !== String(quantity)) number.textContent = String(quantity)
}
