import type { RenderThread } from './render-thread.ts'
import type { WebApp } from './web-app.ts'

type Render = WebApp['render']

/** While so few others wait, a page is rendered here: a visitor or two. */
const fewWaiting = 1
/** So many pages are rendered here one after the other, as many as nobody notices: a whole site looked through once. */
const fewPages = { count: 50, withinMs: 10_000 }

/**
 * Renders here what is asked for now and then, and in a thread as soon as pages queue up or keep coming: a page rendered here holds up
 * everybody for the ten milliseconds it takes, and a thread costs 90 MB, of which the system does not get all back, and most of a second
 * until it runs. Once it runs, it renders everything.
 */
export function createRenderPlace(
  here: Render,
  thread: Pick<RenderThread, 'render' | 'isRunning'>,
  nowMs: () => number = () => performance.now(),
): Render {
  /** When the last few were begun here, the oldest first. */
  const begun: number[] = []

  function isMuch(waiting: number): boolean {
    const now = nowMs()
    while (begun.length > 0 && now - begun[0]! >= fewPages.withinMs) begun.shift()
    if (waiting > fewWaiting || begun.length >= fewPages.count) return true
    begun.push(now)
    return false
  }

  return (request, visit, waiting = 0) =>
    thread.isRunning() || isMuch(waiting) ? thread.render(request, visit) : here(request, visit)
}
