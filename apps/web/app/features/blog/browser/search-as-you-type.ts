import type { NavigateFunction } from 'react-router'
import { type BlogWish, blogAddress } from '../blog-address.ts'
import { closeDrawer } from './close-drawer.ts'
import { contentsOf, loadContents } from './blog-contents.ts'
import { fits } from './fits.ts'
import { find, findAll } from '../../../lib/reading/data-names.ts'

const pauseMs = 350

type Listening = {
  root: HTMLElement
  field: HTMLInputElement
  panel: HTMLElement
  /** The search that the current list answers. */
  wish: BlogWish
  navigate: NavigateFunction
  signal: AbortSignal
}

/**
 * Whether something was typed that no list has answered yet. It survives the lists that arrive meanwhile. Null until it
 * is known.
 */
let isUnanswered: boolean | null = null

/**
 * Filters the loaded list while the user types. After a pause, loads the server's list, which covers all articles and
 * replaces this list and the page's address. The field itself never changes while the user types.
 */
export function searchAsYouType({ root, field, panel, wish, navigate, signal }: Listening): void {
  const typed = () => field.value.trim()
  let timer: ReturnType<typeof setTimeout> | undefined

  const search = (options: { replace: boolean }) => {
    clearTimeout(timer)
    void navigate(blogAddress({ category: wish.category, q: typed() }), { ...options, preventScrollReset: true })
  }
  const filter = () => showFitting(root, typed() === wish.q ? '' : typed())

  const type = () => {
    isUnanswered = typed() !== wish.q
    filter()
    clearTimeout(timer)
    if (!isUnanswered) return
    timer = setTimeout(() => search({ replace: true }), pauseMs)
    // The cards hold only the beginning of each text. When the full texts have arrived, filter by what is typed by
    // then.
    void loadContents(wish).then(() => signal.aborted || filter())
  }
  const submit = (event: Event) => {
    event.preventDefault()
    closeDrawer(panel)
    find(root, 'landing')?.focus()
    if (isUnanswered) search({ replace: false })
  }
  const forget = (event: Event) => {
    if ((event.target as Element).closest('[data-clears]')) isUnanswered = false
  }

  field.addEventListener('input', type, { signal })
  field.form!.addEventListener('submit', submit, { signal })
  root.addEventListener('click', forget, { capture: true, signal })
  signal.addEventListener('abort', () => clearTimeout(timer))

  // A value that the server did not write into the field was typed before this script was loaded.
  isUnanswered = typed() !== wish.q && (isUnanswered ?? field.value !== field.defaultValue)
  if (isUnanswered) type()
  // The list was reached by a link or by going back, so the field shows its search.
  else if (typed() !== wish.q) field.value = wish.q
}

/**
 * Hides the cards that do not match. If none matches, the server may still find one: until it has answered, the page
 * says that it is searching.
 */
function showFitting(root: HTMLElement, text: string): void {
  let shown = 0
  for (const card of findAll(root, 'blog')) {
    const title = card.querySelector('a')?.textContent ?? ''
    card.hidden = text !== '' && !fits(text, title, contentsOf(card.dataset.blog!) ?? card.textContent)
    if (!card.hidden) shown += 1
  }
  const searching = find(root, 'searching')
  if (searching) searching.hidden = shown > 0
  // Hide the number of results while another search is typed, because it is not known yet.
  find(root, 'landing')?.classList.toggle('invisible', text !== '')
}
