import { chooseOwnKundali } from '@sankalp/contract/kundli.calls'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { useSavedCache } from './change-saved.ts'

/** Marks a saved chart as the user's own: shown at once, and reverted if the server refuses. */
export function useChooseOwnKundli() {
  const { changeAtOnce, refresh } = useSavedCache()
  return useMutation({
    mutationFn: (id: string) => callApi(chooseOwnKundali, { params: { kundaliId: id } }),
    onMutate: (id) => changeAtOnce((all) => all.map((one) => ({ ...one, isOwn: one._id === id }))),
    onError: (_error, _id, takeBack) => takeBack?.(),
    onSettled: refresh,
  })
}
