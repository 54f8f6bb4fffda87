import { countBlogView } from '@sankalp/contract/blog.calls'
import { fillPath } from '@sankalp/contract/call'
import type { CallReply } from '../../../lib/api/api.ts'
import { pageLanguage } from '../../../lib/session/language.ts'
import type { ArticleFacts } from '../article-facts.ts'
import { viewCountText } from '../view-count-text.ts'
import { find } from '../../../lib/reading/data-names.ts'

/** How long an article has to be in view to count as read. */
const readMs = 3000
/** The server counts a reader once a day, so a page need not send it twice. */
const counted = new Set<string>()

export function countView(root: HTMLElement, { id, views }: ArticleFacts, signal: AbortSignal): void {
  if (counted.has(id)) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = () => {
    clearTimeout(timer)
    if (!document.hidden) timer = setTimeout(() => void count(), readMs)
  }
  const count = async () => {
    document.removeEventListener('visibilitychange', watch)
    counted.add(id)
    const answer = await sendCount(id)
    const shown = find(root, 'views')
    if (answer && shown && !signal.aborted) shown.textContent = viewCountText(answer.views, pageLanguage(), views)
  }
  document.addEventListener('visibilitychange', watch, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  watch()
}

/**
 * Sends no token, because the count is anonymous and must never end a session. If it fails, the number on the page
 * stays: it was true a few minutes ago, and a reader could do nothing about it.
 */
async function sendCount(id: string): Promise<CallReply<typeof countBlogView> | null> {
  try {
    const answer = await fetch(fillPath(countBlogView.path, { id }), { method: countBlogView.method })
    return answer.ok ? ((await answer.json()) as CallReply<typeof countBlogView>) : null
  } catch {
    return null
  }
}
