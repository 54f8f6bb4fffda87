import type { SavedKundli } from '@sankalp/contract/kundli'
import { useQueryClient } from '@tanstack/react-query'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { useSession } from '../../../lib/session/session.ts'
import { kundliKeys } from './kundli-keys.ts'

type Change = (kundalis: SavedKundli[]) => SavedKundli[]

/** Changes the cached list of saved charts; of one that is not loaded yet there is nothing to change. */
export function useSavedCache() {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const queryKey = kundliKeys.saved(userId)
  const change = (turn: Change) => {
    putAnswer<SavedKundli[]>(queryClient, queryKey, (known) => known && turn(known))
  }
  /** Changes it before the server has answered. Gives how to take that back. */
  const changeAtOnce = async (turn: Change): Promise<() => void> => {
    // An answer to an older question must not undo what is shown now.
    await queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData<SavedKundli[]>(queryKey)
    change(turn)
    return () => queryClient.setQueryData(queryKey, before)
  }
  return { change, changeAtOnce, refresh: () => queryClient.invalidateQueries({ queryKey }) }
}
