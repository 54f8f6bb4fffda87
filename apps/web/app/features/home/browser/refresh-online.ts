import { getAllAcharya } from '@sankalp/contract/acharyas.calls'
import { callApi } from '../../../lib/api/api.ts'
import { findAll } from '../../../lib/reading/data-names.ts'

/** A cached page may be a minute old, or have been left open: the marks of who is online are set again. */
export function refreshOnline(root: HTMLElement): () => void {
  const stop = new AbortController()
  void update(root, stop.signal)
  return () => stop.abort()
}

async function update(root: HTMLElement, signal: AbortSignal): Promise<void> {
  const cards = findAll(root, 'acharya')
  if (cards.length === 0) return
  try {
    const { astrologers } = await callApi(getAllAcharya, { query: { pageSize: '50' }, signal })
    for (const card of cards)
      card.toggleAttribute(
        'data-online',
        astrologers.some(({ _id, online }) => online && _id === card.dataset.acharya),
      )
  } catch {
    // The marks stay as they were; the acharya's own page shows who is online before anybody is called.
  }
}
