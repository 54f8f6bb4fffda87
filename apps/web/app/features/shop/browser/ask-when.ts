import type { NavigateFunction } from 'react-router'
import { find } from '../../../lib/reading/data-names.ts'
import { toLatinDigits } from '../../../lib/latin-digits.ts'

/** A PIN code is answered in place; the address keeps it, so that a reload does too. */
export function askWhen(root: HTMLElement, navigate: NavigateFunction, signal: AbortSignal): void {
  const form = find(root, 'delivery') as HTMLFormElement | null
  form?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const typed = new FormData(form)
      const pin = toLatinDigits(typed.get('pin') as string).replace(/\s/g, '')
      void navigate(`/IndividualShop?${new URLSearchParams({ id: typed.get('id') as string, pin })}`, {
        replace: true,
        preventScrollReset: true,
      })
    },
    { signal },
  )
}
