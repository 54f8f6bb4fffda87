import { isOrdinaryPress } from '../../../lib/follow-links.ts'
import { find } from '../../../lib/reading/data-names.ts'
import { fetchBody } from '../../../lib/reading/fetch-body.ts'
import { openMoreDialog } from '../../../lib/reading/more-dialog.ts'
import { showToast } from '../../../lib/toast.ts'
import type { ListFacts } from '../list-facts.ts'

/** Shows the long list in a dialog, ten products at a time; the pages of that list are where they come from. */
export function openLong(root: HTMLElement, { loading, offline }: ListFacts, signal: AbortSignal): void {
  const link = find(root, 'long') as HTMLAnchorElement | null
  if (!link) return
  link.setAttribute('aria-haspopup', 'dialog')
  const open = async () => {
    let address: string | null = link.href
    /** Null when they could not be fetched; the same ones are asked for again then. */
    const next = async (): Promise<Element[] | null> => {
      const body: Element | DocumentFragment | null = address ? await fetchBody(address, signal) : null
      const cards = body && find(body, 'cards')
      if (!cards) return null
      address = body.querySelector<HTMLAnchorElement>('a[rel=next]')?.href.split('#')[0] ?? null
      return [...cards.children]
    }
    const label = link.textContent
    link.textContent = loading
    const cards = await next()
    link.textContent = label
    if (signal.aborted) return
    if (cards)
      openMoreDialog(root, cards, { hasMore: () => address !== null, next, loading, failed: () => offline }, signal)
    else showToast('error', offline, 'shop-long')
  }
  link.addEventListener(
    'click',
    (event) => {
      if (!isOrdinaryPress(event)) return
      event.preventDefault()
      void open()
    },
    { signal },
  )
}
