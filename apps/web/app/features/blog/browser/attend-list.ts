import type { Enliven } from '../../../lib/drawn/drawn-view.tsx'
import type { BlogWish } from '../blog-address.ts'
import { closeDrawer } from './close-drawer.ts'
import { searchAsYouType } from './search-as-you-type.ts'

/** All that answers to a reader of the list. */
export const attendList: Enliven<BlogWish> = (root, page, go) => {
  const stop = new AbortController()
  const field = root.querySelector<HTMLInputElement>('input[type=search]')!
  const panel = root.querySelector<HTMLElement>('[popover]')!
  // What was chosen in the drawer is what is wanted to be seen.
  const choose = (event: Event) => {
    if ((event.target as Element).closest('a')) closeDrawer(panel)
  }
  panel.addEventListener('click', choose, { signal: stop.signal })
  searchAsYouType({ root, field, panel, wish: page.facts, go, signal: stop.signal })
  // Chosen before this program was here.
  if (document.activeElement !== field && panel.contains(document.activeElement)) closeDrawer(panel)
  return () => stop.abort()
}
