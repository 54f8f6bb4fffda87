import { renameKundali } from '@sankalp/contract/kundli.calls'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { useSavedCache } from './change-saved.ts'

/** Renames a saved chart: shown at once, and reverted if the server refuses. */
export function useRenameKundli(id: string) {
  const { changeAtOnce, refresh } = useSavedCache()
  return useMutation({
    mutationFn: (name: string) => callApi(renameKundali, { params: { kundaliId: id }, body: { name } }),
    onMutate: (name) => changeAtOnce((all) => all.map((one) => (one._id === id ? { ...one, name: name.trim() } : one))),
    onError: (_error, _name, takeBack) => takeBack?.(),
    onSettled: refresh,
  })
}
