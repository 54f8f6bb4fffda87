import { bodyId } from './body-id.ts'

/**
 * The body of another reading page of ours, out of any document: for scripts that add a part of the next page to the one on the
 * screen. A page that says what went wrong is an answer like any other; null means that there was none.
 */
export async function fetchBody(address: string, signal: AbortSignal): Promise<HTMLElement | null> {
  try {
    const answer = await fetch(address, { headers: { Accept: 'text/html' }, signal })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    return page.getElementById(bodyId)
  } catch {
    return null
  }
}
