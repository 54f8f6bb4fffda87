import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * A page load moves the reader to the top and says the title; a navigation by script must do so itself.
 * Focus goes to the page's heading, or to its main part, and the new title is spoken.
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
    // The router restores the scroll position; focus must not move it.
    target.focus({ preventScroll: true })
  }, [pathname, hash])

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
