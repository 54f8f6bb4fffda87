import type { SavedKundli } from '@sankalp/contract/kundli'
import { useQueryClient } from '@tanstack/react-query'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { useSession } from '../../../lib/session/session.ts'
import { kundliKeys } from './kundli-keys.ts'

type Change = (kundalis: SavedKundli[]) => SavedKundli[]

/** Returns functions that change the cached list of saved charts. A list that is not loaded yet is left alone. */
export function useSavedCache() {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const queryKey = kundliKeys.saved(userId)
  const change = (turn: Change) => {
    putAnswer<SavedKundli[]>(queryClient, queryKey, (known) => known && turn(known))
  }
  /** Changes the list before the server has answered. Returns a function that reverts the change. */
  const changeAtOnce = async (turn: Change): Promise<() => void> => {
    // The answer to an older query must not overwrite the change.
    await queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData<SavedKundli[]>(queryKey)
    change(turn)
    return () => queryClient.setQueryData(queryKey, before)
  }
  return { change, changeAtOnce, refresh: () => queryClient.invalidateQueries({ queryKey }) }
}
