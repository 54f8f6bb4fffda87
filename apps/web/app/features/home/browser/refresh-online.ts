import type { getAllAcharya } from '@sankalp/contract/acharyas'
import { callApi } from '../../../lib/api.ts'

// Written out, not imported: the schemas are heavy.
const route = { method: 'GET', path: '/api/acharya/getAllAcharya' } as const

/** The page may be a minute old, or have been left open: the marks of who is online are set anew. */
export function refreshOnline(root: HTMLElement): () => void {
  const stop = new AbortController()
  void update(root, stop.signal)
  return () => stop.abort()
}

async function update(root: HTMLElement, signal: AbortSignal): Promise<void> {
  const cards = [...root.querySelectorAll<HTMLElement>('[data-acharya]')]
  if (cards.length === 0) return
  try {
    const { astrologers } = await callApi<typeof getAllAcharya>(route, { query: { pageSize: '50' }, signal })
    for (const card of cards) card.toggleAttribute('data-online', astrologers.some(({ _id, online }) => online && _id === card.dataset.acharya))
  } catch {
    // The marks stay as they were drawn; the acharya's own page tells what is so before anything is asked of them.
  }
}
