import type { NavigateFunction } from 'react-router'
import { showFound } from '../../../lib/reading/show-found.ts'
import { poojasAddress, readPoojasAddress } from '../poojas-address.ts'

/** The search changes the list in place; the field stays, and the focus goes to what was found. */
export function searchHere(root: HTMLElement, navigate: NavigateFunction, signal: AbortSignal): void {
  const form = root.querySelector<HTMLFormElement>('form[role=search]')!
  const field = form.querySelector<HTMLInputElement>('input[type=search]')!
  // A list that was reached by a link or by going back: the form shows what it is a list of.
  const { q, among } = readPoojasAddress(new URLSearchParams(location.search))
  if (document.activeElement !== field) field.value = q
  for (const side of form.querySelectorAll<HTMLInputElement>('input[name=among]')) {
    if (document.activeElement !== side) side.checked = side.value === among
  }
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const typed = new FormData(form)
      const wish = readPoojasAddress(
        new URLSearchParams([...typed].map(([name, value]) => [name, typeof value === 'string' ? value : ''])),
      )
      showFound(root)
      void navigate(poojasAddress(wish), { preventScrollReset: true })
    },
    { signal },
  )
}
