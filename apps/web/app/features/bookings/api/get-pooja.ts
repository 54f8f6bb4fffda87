import { getAcharyaById } from '@sankalp/contract/acharyas.calls'
import { getPoojaById } from '@sankalp/contract/poojas.calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { bookingKeys } from './booking-keys.ts'

export function usePooja(poojaId: string) {
  return useQuery({
    queryKey: bookingKeys.pooja(poojaId, useLanguage()),
    queryFn: async ({ signal }) => (await callApi(getPoojaById, { params: { id: poojaId }, signal })).pooja,
  })
}

/** Loads the chosen acharya; sends no request for an empty id. */
export function useAcharya(acharyaId: string) {
  return useQuery({
    queryKey: bookingKeys.acharya(acharyaId, useLanguage()),
    enabled: acharyaId !== '',
    queryFn: async ({ signal }) => (await callApi(getAcharyaById, { params: { id: acharyaId }, signal })).acharya,
  })
}
