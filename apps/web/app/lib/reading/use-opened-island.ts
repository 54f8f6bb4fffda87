import { useEffect, useState } from 'react'
import { find } from './data-names.ts'

/** Returns the island (`data-island`) in the card that was opened last, or that was open before this was loaded. */
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
    // Toggle events do not bubble, but they can be captured.
    root.addEventListener('toggle', toggle, true)
    return () => root.removeEventListener('toggle', toggle, true)
  }, [root])
  return opened
}
