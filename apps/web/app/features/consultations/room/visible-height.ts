import { type RefObject, useEffect, useRef } from 'react'
import { useFillScreen } from '../../../lib/page/fill-screen.ts'

/**
 * Makes an element as high as the visible part of the screen, because a phone's keyboard covers the page without making
 * it smaller, and the field would be under it.
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
      // When the page is zoomed, let the user move it instead of shrinking it.
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
