import { useEffect, useState } from 'react'
import { find } from './data-names.ts'

/** The island (`data-island`) in the card that was opened last, or that stood open before this was loaded. */
export function useOpenedIsland(root: HTMLElement): HTMLElement | null {
  const [opened, setOpened] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const open = (card: Element) => {
      const island = find(card, 'island')
      if (island) setOpened(island)
    }
    const toggle = (event: Event) => (event as ToggleEvent).newState === 'open' && open(event.target as Element)
    const isOpen = root.querySelector(':popover-open')
    if (isOpen) queueMicrotask(() => open(isOpen))
    // A toggle event does not bubble, but it can be captured.
    root.addEventListener('toggle', toggle, true)
    return () => root.removeEventListener('toggle', toggle, true)
  }, [root])
  return opened
}
