import { find } from '../../../lib/reading/data-names.ts'
import { fetchBody } from '../../../lib/reading/fetch-body.ts'
import type { DetailFacts } from '../detail-facts.ts'

/** Adds the other acharyas to those that are shown, so that whoever has chosen one keeps the choice. */
export function moreAcharyas(form: HTMLFormElement, { loading, failed }: DetailFacts, signal: AbortSignal): void {
  const more = find(form, 'more')
  const link = more?.querySelector('a')
  const list = find(form, 'cards')
  if (!more || !link || !list) return
  const label = link.textContent
  const add = async () => {
    link.textContent = loading
    const body = await fetchBody(link.href.split('#')[0]!, signal)
    if (signal.aborted) return
    const shown = new Set([...list.querySelectorAll('input')].map(({ value }) => value))
    const cards = [...(body ? (find(body, 'cards')?.children ?? []) : [])].filter(
      (card) => !shown.has(card.querySelector('input')?.value ?? ''),
    )
    if (cards.length === 0) {
      link.textContent = label
      find(form, 'unchosen')!.textContent = failed
      return
    }
    list.append(...cards)
    more.remove()
    cards[0]?.querySelector('input')?.focus()
  }
  link.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      void add()
    },
    { signal },
  )
}
