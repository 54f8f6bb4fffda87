import { useMemo, useSyncExternalStore } from 'react'
import { type BookingDraft, changeDraft, draftIn, readDrafts, subscribeToDrafts } from './draft.ts'

export type DraftInHand = { draft: BookingDraft; change: (change: Partial<BookingDraft>) => void }

/** Returns the draft of one pooja: the same in every tab, after a refresh and after signing in again. */
export function useDraft(userId: string | null, poojaId: string): DraftInHand {
  const text = useSyncExternalStore(subscribeToDrafts, readDrafts, () => null)
  return useMemo(
    () => ({
      draft: draftIn(text, userId, poojaId),
      change: (change) => {
        if (userId !== null) changeDraft(userId, poojaId, change)
      },
    }),
    [text, userId, poojaId],
  )
}
