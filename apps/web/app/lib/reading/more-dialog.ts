import { find, findAll } from './data-names.ts'

const endPx = 5

type Source = {
  hasMore: () => boolean
  /** Fetches the next cards; null when they could not be fetched. */
  next: () => Promise<Element[] | null>
  loading: string
  /** What the page says of it then. */
  failed: () => string
}

/** Shows cards in the dialog as a grid, without what a card says beyond picture, name, price and the way to book. */
export function openMoreDialog(
  root: HTMLElement,
  cards: readonly Element[],
  source: Source,
  signal: AbortSignal,
): void {
  const dialog = root.querySelector('dialog')!
  const grid = find(dialog, 'grid')!
  const waiting = find(dialog, 'waiting')!
  const button = find(dialog, 'next') as HTMLButtonElement
  let isBusy = false

  const show = (added: readonly Element[]) => {
    const brief = added.map((card) => card.cloneNode(true) as HTMLElement)
    for (const card of brief) for (const part of findAll(card, 'full')) part.remove()
    grid.append(...brief)
    button.hidden = !source.hasMore()
  }
  const load = async () => {
    if (isBusy || !source.hasMore()) return
    isBusy = true
    waiting.textContent = source.loading
    const added = await source.next()
    isBusy = false
    waiting.textContent = added ? '' : source.failed()
    if (added) show(added)
  }

  const closed = new AbortController()
  const until = { signal: AbortSignal.any([closed.signal, signal]) }
  dialog.addEventListener('close', () => closed.abort(), until)
  dialog.addEventListener(
    'scroll',
    () => dialog.scrollTop + dialog.clientHeight >= dialog.scrollHeight - endPx && void load(),
    { ...until, passive: true },
  )
  button.addEventListener('click', () => void load(), until)
  dialog.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      // The browser may know `command` itself: its own turn is taken away.
      if (target.closest('[command=close]')) event.preventDefault()
      // A link leads away; a press on the veil lands on the dialog itself.
      if (target.closest('a, [command=close]') || (target === dialog && isOutside(dialog, event))) dialog.close()
    },
    until,
  )

  grid.replaceChildren()
  waiting.textContent = ''
  show(cards)
  if (!dialog.open) dialog.showModal()
}

function isOutside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
