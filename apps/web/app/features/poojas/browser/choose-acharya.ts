import type { NavigateFunction } from 'react-router'
import { find } from '../../../lib/reading/data-names.ts'
import { showToast } from '../../../lib/toast.ts'
import type { DetailFacts } from '../detail-facts.ts'

/** A press chooses an acharya, another on the same one takes it back, with the keyboard too; without one nothing is booked. */
export function chooseAcharya(
  form: HTMLFormElement,
  { selectFirst }: DetailFacts,
  navigate: NavigateFunction,
  signal: AbortSignal,
): void {
  const said = find(form, 'unchosen')!
  /** The one that was chosen before the press that is coming: a radio is checked by the time it is clicked. */
  let before = chosenIn(form)

  form.noValidate = true
  const clear = () => {
    const chosen = chosenIn(form)
    if (chosen) chosen.checked = false
    before = null
  }
  form.addEventListener('change', () => void (said.textContent = ''), { signal })
  form.addEventListener(
    'click',
    (event) => {
      const radio = event.target
      if (!(radio instanceof HTMLInputElement) || radio.type !== 'radio') return
      // An arrow key sends a click as well, but it never lands on the one that was chosen already.
      if (radio === before) clear()
      else before = chosenIn(form)
    },
    { signal },
  )
  form.addEventListener(
    'keydown',
    (event) => {
      // On a chosen radio the space bar does nothing by itself, and sends no click.
      if (event.key !== ' ' || event.target !== chosenIn(form)) return
      event.preventDefault()
      clear()
    },
    { signal },
  )
  form.addEventListener('reset', () => void (before = null), { signal })
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const chosen = chosenIn(form)
      if (chosen) {
        const address = new URL(form.action)
        void navigate(`${address.pathname}?acharya=${encodeURIComponent(chosen.value)}`)
        return
      }
      said.textContent = selectFirst
      showToast('error', selectFirst, 'select-acharya')
      said.focus({ preventScroll: true })
      said.scrollIntoView({ block: 'center' })
    },
    { signal },
  )
}

function chosenIn(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>('input[type=radio]:checked')
}
