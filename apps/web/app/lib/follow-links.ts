import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** Returns true for a plain click. With a modifier key or another button, it asks for a tab, a window or a menu. */
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
 * Follows all links of the site with the router, in one place. Links are plain: they work before this is loaded and
 * cost nothing to render. `data-plain` leaves a link to the browser; `data-stay` keeps the scroll position.
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

/** Leave fragments of this page to the browser. */
function isOnThisPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search
}

/**
 * Returns true when the scripts of the next page cannot be loaded. As a full document, the page comes from the service
 * worker, which has a copy or says what is missing.
 */
function isWithoutNetwork(): boolean {
  return !navigator.onLine && Boolean(navigator.serviceWorker?.controller)
}
