import type { NavigateFunction } from 'react-router'
import { type BlogWish, blogAddress } from '../blog-address.ts'
import { closeDrawer } from './close-drawer.ts'
import { contentsOf, learnContents } from './blog-contents.ts'
import { fits } from './fits.ts'

const pauseMs = 350

type Listening = {
  root: HTMLElement
  field: HTMLInputElement
  panel: HTMLElement
  /** What the list in place answers. */
  wish: BlogWish
  go: NavigateFunction
  signal: AbortSignal
}

/** Something was typed that no list has answered yet. It outlives the lists that come meanwhile. Null until it is known. */
let isUnanswered: boolean | null = null

/**
 * S1: typing filters what is loaded, at once. After a pause the server is asked, which knows all articles; its list takes
 * the place of this one and its address that of the page. The field itself is never touched while somebody types.
 */
export function searchAsYouType({ root, field, panel, wish, go, signal }: Listening): void {
  const typed = () => field.value.trim()
  let timer: ReturnType<typeof setTimeout> | undefined

  const ask = (options: { replace: boolean }) => {
    clearTimeout(timer)
    void go(blogAddress({ category: wish.category, q: typed() }), { ...options, preventScrollReset: true })
  }
  const filter = () => showFitting(root, typed() === wish.q ? '' : typed())

  const type = () => {
    isUnanswered = typed() !== wish.q
    filter()
    clearTimeout(timer)
    if (!isUnanswered) return
    timer = setTimeout(() => ask({ replace: true }), pauseMs)
    // The cards hold only the beginning of each text. When the rest has come, what is typed by then counts.
    void learnContents(wish).then(() => signal.aborted || filter())
  }
  const submit = (event: Event) => {
    event.preventDefault()
    closeDrawer(panel)
    root.querySelector<HTMLElement>('[data-landing]')?.focus()
    if (isUnanswered) ask({ replace: false })
  }
  const forget = (event: Event) => {
    if ((event.target as Element).closest('[data-clears]')) isUnanswered = false
  }

  field.addEventListener('input', type, { signal })
  field.form!.addEventListener('submit', submit, { signal })
  root.addEventListener('click', forget, { capture: true, signal })
  signal.addEventListener('abort', () => clearTimeout(timer))

  // Before this program was here nobody listened: what was not drawn in the field was typed.
  isUnanswered = typed() !== wish.q && (isUnanswered ?? field.value !== field.defaultValue)
  if (isUnanswered) type()
  // The list came by a link or the way back: the field says what it shows.
  else if (typed() !== wish.q) field.value = wish.q
}

/** Hides the cards that do not fit. When none does, the server may still know one: until it has answered, it is said to be asked. */
function showFitting(root: HTMLElement, text: string): void {
  let shown = 0
  for (const card of root.querySelectorAll<HTMLElement>('[data-blog]')) {
    const title = card.querySelector('a')?.textContent ?? ''
    card.hidden = text !== '' && !fits(text, title, contentsOf(card.dataset.blog!) ?? card.textContent)
    if (!card.hidden) shown += 1
  }
  const searching = root.querySelector<HTMLElement>('[data-searching]')
  if (searching) searching.hidden = shown > 0
  // How many were found is not known while something else is being looked for.
  root.querySelector('[data-landing]')?.classList.toggle('invisible', text !== '')
}
