import type { NavigateFunction } from 'react-router'
import { showFound } from '../../../lib/reading/show-found.ts'
import { readShopAddress, shopAddress, shopQuery } from '../shop-address.ts'

/** The form changes the list in place; the fields stay, and the focus goes to what was found. */
export function filterHere(root: HTMLElement, navigate: NavigateFunction, signal: AbortSignal): void {
  const form = root.querySelector<HTMLFormElement>('form[role=search]')!
  showWish(form)
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const typed = new FormData(form)
      const wish = readShopAddress({ get: (name) => typed.get(name) as string | null })
      showFound(root)
      void navigate(shopAddress(wish), { preventScrollReset: true })
    },
    { signal },
  )
}

/** A list that was reached by a link or by going back: the form shows what it is a list of. */
function showWish(form: HTMLFormElement): void {
  const wish = shopQuery(readShopAddress(new URLSearchParams(location.search)))
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([type=hidden]), select')) {
    if (field === document.activeElement) continue
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = wish[field.name] === field.value
    else field.value = wish[field.name] ?? (field.name === 'sort' ? 'shelf' : '')
  }
}
