import type { PageScript } from '../../../lib/reading/page-script.ts'
import type { BlogWish } from '../blog-address.ts'
import { closeDrawer } from './close-drawer.ts'
import { searchAsYouType } from './search-as-you-type.ts'

/** The script of the list page. */
export const listScript: PageScript<BlogWish> = {
  attach(root, page, { navigate }) {
    const stop = new AbortController()
    const field = root.querySelector<HTMLInputElement>('input[type=search]')!
    const panel = root.querySelector<HTMLElement>('[popover]')!
    // Close the drawer after a choice, so that the list is visible.
    const choose = (event: Event) => {
      if ((event.target as Element).closest('a')) closeDrawer(panel)
    }
    panel.addEventListener('click', choose, { signal: stop.signal })
    searchAsYouType({ root, field, panel, wish: page.facts, navigate, signal: stop.signal })
    // The choice was made before this script was loaded.
    if (document.activeElement !== field && panel.contains(document.activeElement)) closeDrawer(panel)
    return () => stop.abort()
  },
}
