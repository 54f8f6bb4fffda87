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
  /** What the list in place answers. */
  wish: BlogWish
  navigate: NavigateFunction
  signal: AbortSignal
}

/** Something was typed that no list has answered yet. It outlives the lists that come meanwhile. Null until it is known. */
let isUnanswered: boolean | null = null

/**
 * Typing filters what is loaded, at once. After a pause the list of the server is loaded, which knows all articles; it takes
 * the place of this one and its address that of the page. The field itself is never touched while somebody types.
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
    // The cards hold only the beginning of each text. When the rest has come, what is typed by then counts.
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

  // What the server did not write into the field was typed before this script was loaded.
  isUnanswered = typed() !== wish.q && (isUnanswered ?? field.value !== field.defaultValue)
  if (isUnanswered) type()
  // The list was reached by a link or by going back: the field shows what it is a list of.
  else if (typed() !== wish.q) field.value = wish.q
}

/** Hides the cards that do not fit. When none does, the server may still know one: until it has answered, the page says that it is searching. */
function showFitting(root: HTMLElement, text: string): void {
  let shown = 0
  for (const card of findAll(root, 'blog')) {
    const title = card.querySelector('a')?.textContent ?? ''
    card.hidden = text !== '' && !fits(text, title, contentsOf(card.dataset.blog!) ?? card.textContent)
    if (!card.hidden) shown += 1
  }
  const searching = find(root, 'searching')
  if (searching) searching.hidden = shown > 0
  // How many were found is not known while something else is being looked for.
  find(root, 'landing')?.classList.toggle('invisible', text !== '')
}
