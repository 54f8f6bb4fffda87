import { DrawnView, type Enliven } from '../../../lib/drawn/drawn-view.tsx'
import type { BlogWish } from '../blog-address.ts'
import type { searchAsYouType } from './search-as-you-type.ts'

/** Fetched when somebody turns to the field; until then it is a plain form. */
let search: typeof searchAsYouType | null = null

export function BlogListView() {
  return <DrawnView<BlogWish> enliven={enliven} />
}

const enliven: Enliven<BlogWish> = (root, page, go) => {
  const stop = new AbortController()
  const { signal } = stop
  const field = root.querySelector<HTMLInputElement>('input[type=search]')!
  const panel = root.querySelector<HTMLElement>('[popover]')!
  const listen = (ready: typeof searchAsYouType) => {
    search = ready
    if (!signal.aborted) ready({ root, field, panel, wish: page.facts, go, signal })
  }
  // What was chosen in the drawer is what is wanted to be seen.
  const choose = (event: Event) => {
    if ((event.target as Element).closest('a') && panel.matches(':popover-open')) panel.hidePopover()
  }
  panel.addEventListener('click', choose, { signal })
  if (search) listen(search)
  else {
    // The list came by a link or the way back: the field says what it shows.
    if (document.activeElement !== field) field.value = page.facts.q
    // Without the rest the form still works, so a failure needs no words.
    const wake = () => void import('./search-as-you-type.ts').then((module) => listen(module.searchAsYouType), () => undefined)
    field.addEventListener('focus', wake, { once: true, signal })
    if (document.activeElement === field) wake()
  }
  return () => stop.abort()
}
