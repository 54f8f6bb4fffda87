import { useLayoutEffect } from 'react'

/**
 * For a screen that is a room of its own, such as a chat: as long as it is shown there is no bar over it and no footer under it
 * (app.css). A mark on the document costs the pages one reads nothing.
 */
export function useFillScreen(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.filled = ''
    return () => void delete dataset.filled
  }, [])
}
