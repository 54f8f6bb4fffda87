import { type RefObject, useEffect, useRef } from 'react'
import { useFillScreen } from '../../../lib/page/fill-screen.ts'

/**
 * A room of its own: the whole screen, and as high as what can be seen of it, since a phone's keyboard covers the
 * page without making it smaller, and the field one types in would be under it.
 */
export function useVisibleHeight(): RefObject<HTMLDivElement | null> {
  useFillScreen()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const fit = () => {
      const { current } = element
      if (!current) return
      // Pinched larger, the page is to be moved about, not shrunk.
      if (seen.scale > 1.01) return
      current.style.height = `${seen.height}px`
      current.style.transform = seen.offsetTop > 0 ? `translateY(${seen.offsetTop}px)` : ''
    }
    fit()
    seen.addEventListener('resize', fit)
    seen.addEventListener('scroll', fit)
    return () => {
      seen.removeEventListener('resize', fit)
      seen.removeEventListener('scroll', fit)
    }
  }, [])
  return element
}
