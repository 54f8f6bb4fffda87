import { deleteKundali } from '@sankalp/contract/kundli.calls'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { useSavedCache } from './change-saved.ts'

/** Deletes a saved chart by its id: removed from the list at once, and restored if the server refuses. */
export function useDeleteKundli() {
  const { changeAtOnce, refresh } = useSavedCache()
  return useMutation({
    mutationFn: (id: string) => callApi(deleteKundali, { params: { kundaliId: id } }),
    onMutate: (id) => changeAtOnce((all) => all.filter(({ _id }) => _id !== id)),
    onError: (_error, _id, takeBack) => takeBack?.(),
    onSettled: refresh,
  })
}
