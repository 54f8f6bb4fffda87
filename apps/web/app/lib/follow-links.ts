import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** A press that means "here and now": with another key or button it asks for a tab, a window or a menu. */
export function isOrdinaryPress({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/**
 * Follows all links of the site by script, in one place. Links are plain: they work before this is loaded, cost nothing to render,
 * and may say `data-plain` (the browser is to follow it) or `data-stay` (the reader stays at the same height of the page).
 */
export function useFollowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    if (event.defaultPrevented || !isOrdinaryPress(event)) return
    const link = (event.target as Element).closest('a')
    if (!link || !isOfSite(link) || isOnThisPage(link) || isWithoutNetwork()) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash, {
      preventScrollReset: link.dataset.stay !== undefined,
      replace: link.href === location.href,
    })
  }
}

function isOfSite(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    !link.target &&
    !link.hasAttribute('download') &&
    link.dataset.plain === undefined
  )
}

/** A fragment of this page is the browser's own to find. */
function isOnThisPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search
}

/** The scripts of the next page cannot be loaded now; as a whole document, the service worker has a copy or says what is missing. */
function isWithoutNetwork(): boolean {
  return !navigator.onLine && Boolean(navigator.serviceWorker?.controller)
}
