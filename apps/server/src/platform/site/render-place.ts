import type { RenderThread } from './render-thread.ts'
import type { WebApp } from './web-app.ts'

type Render = WebApp['render']

/** So many pages in a second are rendered here: as many as nobody notices. */
const fewPages = 3
const spanMs = 1000

/**
 * Renders here what is asked for now and then, and in a thread as soon as it is more than that: a thread costs memory and a second until
 * it runs, and a page rendered here holds up everybody for the ten milliseconds it takes.
 */
export function createRenderPlace(here: Render, thread: Pick<RenderThread, 'render' | 'isRunning'>, nowMs: () => number = () => performance.now()): Render {
  /** When the last few were begun here, the oldest first. */
  const begun: number[] = []

  return (request, visit) => {
    if (thread.isRunning()) return thread.render(request, visit)
    const now = nowMs()
    while (begun.length > 0 && now - begun[0]! >= spanMs) begun.shift()
    if (begun.length >= fewPages) return thread.render(request, visit)
    begun.push(now)
    return here(request, visit)
  }
}
