import { DrawnView, type Enliven } from '../../../lib/drawn/drawn-view.tsx'
import type { ArticleFacts } from '../article-facts.ts'
import type { readAlong } from './read-along.ts'

/** Kept once it has come, so that a page in the other language is at its place before it is seen. */
let along: typeof readAlong | null = null

/** Somebody reads; a page that is only glanced at needs nothing. */
const settledMs = 1500

export function ArticleView() {
  return <DrawnView<ArticleFacts | null> enliven={enliven} />
}

const enliven: Enliven<ArticleFacts | null> = (root, { facts }) => {
  if (!facts) return
  const stop = new AbortController()
  const { signal } = stop
  const begin = (ready: typeof readAlong) => {
    along = ready
    if (!signal.aborted) ready(root, facts, signal)
  }
  if (along) begin(along)
  else {
    // The article can be read without it, so a failure needs no words.
    const wake = () => void import('./read-along.ts').then((module) => begin(module.readAlong), () => undefined)
    const timer = setTimeout(wake, settledMs)
    addEventListener('scroll', wake, { once: true, passive: true, signal })
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  return () => stop.abort()
}
