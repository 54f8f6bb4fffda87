import { isOrdinaryPress } from '../../../lib/follow-links.ts'
import { find, findAll } from '../../../lib/reading/data-names.ts'
import { fetchBody } from '../../../lib/reading/fetch-body.ts'
import type { ListFacts } from '../list-facts.ts'
import { openMoreDialog } from '../../../lib/reading/more-dialog.ts'

/** So near to its end the list goes on by itself. */
const endPx = 5
/** So often in a row: whoever wants to see what stands under the list must be able to reach it. */
const byItself = 3

/** What was added to a list, by its address and language: going back brings it back. */
const added = new Map<string, { cards: string; more: string }>()

/** Fetches the next poojas and adds them to the list: at its end by itself, or when somebody asks for more, who is shown them in a dialog. */
export function showMore(root: HTMLElement, facts: ListFacts, signal: AbortSignal): void {
  const list = find(root, 'cards')
  if (!list) return
  const key = `${document.documentElement.lang} ${facts.address}`
  const before = added.get(key)
  if (before && findAll(list, 'pooja').length > 0 && !list.dataset.grown) {
    list.insertAdjacentHTML('beforeend', before.cards)
    find(root, 'more')?.replaceWith(elementOf(before.more))
    list.dataset.grown = ''
  }

  let running: Promise<Element[] | null> | null = null
  let times = 0
  const nextLink = () => find(root, 'more')?.querySelector<HTMLAnchorElement>('a') ?? null
  /** The cards that came; null when they could not be fetched, which the page then says. */
  const grow = (): Promise<Element[] | null> => {
    running ??= addNext(root, list, facts, signal).finally(() => (running = null))
    return running
  }
  const remember = (cards: readonly Element[]) => {
    if (cards.length === 0) return
    const earlier = added.get(key)?.cards ?? ''
    added.set(key, {
      cards: earlier + cards.map(({ outerHTML }) => outerHTML).join(''),
      more: find(root, 'more')!.outerHTML,
    })
    list.dataset.grown = ''
  }
  const growAndRemember = async () => {
    const cards = await grow()
    if (cards) remember(cards)
    announceDialog()
    return cards
  }
  const announceDialog = () => nextLink()?.setAttribute('aria-haspopup', 'dialog')
  announceDialog()

  const source = {
    hasMore: () => nextLink() !== null,
    next: growAndRemember,
    loading: facts.loading,
    failed: () => find(root, 'more')?.querySelector('[role=alert]')?.textContent ?? '',
  }

  const look = () => {
    const more = find(root, 'more')
    const link = nextLink()
    // Whoever stands on the link decides for themselves.
    if (
      !more ||
      !link ||
      running ||
      times >= byItself ||
      document.activeElement === link ||
      document.querySelector('dialog[open]')
    )
      return
    if (more.getBoundingClientRect().bottom > innerHeight + endPx) return
    times += 1
    void growAndRemember()
  }
  addEventListener('scroll', look, { passive: true, signal })

  root.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a')
      if (!link || link !== nextLink() || !isOrdinaryPress(event)) return
      event.preventDefault()
      void growAndRemember().then((cards) => {
        if (cards && cards.length > 0 && !signal.aborted) openMoreDialog(root, cards, source, signal)
      })
    },
    { signal },
  )
}

async function addNext(
  root: HTMLElement,
  list: HTMLElement,
  { loading, offline }: ListFacts,
  signal: AbortSignal,
): Promise<Element[] | null> {
  const more = find(root, 'more')!
  const link = more.querySelector('a')
  if (!link) return []
  const label = link.textContent
  link.textContent = loading
  link.setAttribute('aria-busy', 'true')
  more.querySelector('[role=alert]')?.remove()
  const body = await fetchBody(link.href.split('#')[0]!, signal)
  if (signal.aborted) return null
  const cards = body && [...(find(body, 'cards')?.children ?? [])]
  const next = body && find(body, 'more')
  if (!cards || !next) {
    link.textContent = label
    link.removeAttribute('aria-busy')
    const said = document.createElement('p')
    said.setAttribute('role', 'alert')
    said.className = 'text-sindoor'
    said.textContent = (body && find(body, 'failed')?.querySelector('p')?.textContent) || offline
    more.append(said)
    return null
  }
  list.append(...cards)
  const isFocused = document.activeElement === link
  more.replaceWith(next)
  if (isFocused) (next.querySelector('a') ?? cards[0]?.querySelector('a'))?.focus({ preventScroll: true })
  return cards
}

function elementOf(html: string): Element {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.firstElementChild!
}
