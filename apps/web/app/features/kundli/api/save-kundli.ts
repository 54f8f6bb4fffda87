import { saveKundali } from '@sankalp/contract/kundli.calls'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { type Birth, toBirthInput } from '../../../shared/birth/birth.ts'
import { useSavedCache } from './change-saved.ts'

export function useSaveKundli() {
  const { change } = useSavedCache()
  return useMutation({
    mutationFn: async (birth: Birth) => {
      const { name, gender, place } = birth
      return (await callApi(saveKundali, { body: { name, gender, place, ...toBirthInput(birth) } })).kundali
    },
    onSuccess: (saved) => change((all) => [saved, ...all.filter(({ _id }) => _id !== saved._id)]),
  })
}
