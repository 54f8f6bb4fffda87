import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves focus to the page's heading, or to its main part, and announces the new title. A page load does this by itself;
 * a client-side navigation must do it here.
 */
export function NavigationFocus() {
  const { pathname, hash } = useLocation()
  const [title, setTitle] = useState('')
  const seen = useRef(pathname)

  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    setTitle(document.title)
    if (hash) return
    const main = document.querySelector('main')
    const target = main?.querySelector<HTMLElement>('h1') ?? main
    if (!target) return
    target.tabIndex = -1
    // The router restores the scroll position, so focus must not scroll.
    target.focus({ preventScroll: true })
  }, [pathname, hash])

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
