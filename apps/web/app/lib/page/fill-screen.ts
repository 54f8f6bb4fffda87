import { useLayoutEffect } from 'react'

/**
 * Hides the top bar and the footer (app.css) while a full-screen page, such as a chat, is shown. An attribute on the
 * document does this without cost for other pages.
 */
export function useFillScreen(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.filled = ''
    return () => void delete dataset.filled
  }, [])
}
