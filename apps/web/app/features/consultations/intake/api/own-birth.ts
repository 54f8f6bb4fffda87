import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from '@sankalp/contract/language'
import { useLanguage } from '../../../../lib/locale/use-language.ts'
import { isSignedInAs } from '../../../../lib/query/own-query.ts'
import { useSession } from '../../../../lib/session/session.ts'
import { toBirthPlace } from '../../../../shared/birth/birth-place.ts'
import { fetchOwnBirth, findBirthplace } from '../../../../shared/birth/own-birth.ts'
import type { TypedBirth } from '../../../../shared/birth/typed-birth.ts'

const ownBirth = (userId: string, language: Language) =>
  queryOptions({
    queryKey: ['find-acharya', 'own-birth', userId, language],
    queryFn: () => loadOwnBirth(userId, language),
  })

/** Loads the birth of the profile with its place looked up; null if the profile has none. */
export function useOwnBirth(isWanted: boolean) {
  const { userId } = useSession()
  return useQuery({ ...ownBirth(userId ?? '', useLanguage()), enabled: () => isWanted && isSignedInAs(userId) })
}

/** Loads the same again, in its current state. */
export function fetchOwnBirthAgain(
  queryClient: QueryClient,
  userId: string,
  language: Language,
): Promise<TypedBirth | null> {
  return queryClient.fetchQuery({ ...ownBirth(userId, language), staleTime: 0 })
}

async function loadOwnBirth(userId: string, language: Language): Promise<TypedBirth | null> {
  const own = await fetchOwnBirth(userId)
  if (!own) return null
  const place = await findBirthplace(own.placeText)
  const found = place && toBirthPlace(place, language)
  return found ? { ...own, place: found, placeText: found.label } : own
}
