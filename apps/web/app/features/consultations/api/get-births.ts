import type { Intake } from '@sankalp/contract/live/consultations'
import type { Language } from '@sankalp/contract/language'
import { getKundali } from '@sankalp/contract/kundli.calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useSession } from '../../../lib/session/session.ts'
import { type Birth, fromBirthInput, isSameBirth } from '../../../shared/birth/birth.ts'
import { toBirthPlace } from '../../../shared/birth/birth-place.ts'
import { fetchOwnBirth, findBirthplace } from '../../../shared/birth/own-birth.ts'
import { toBirth } from '../../../shared/birth/read-birth.ts'
import { fetchIntakeBirth } from '../../../shared/consultations/intake-birth.ts'
import { consultationKeys } from './consultation-keys.ts'

/**
 * Loads the births that can be shared with a tap: the one entered with the request, the profile's, and the saved
 * charts.
 */
export function useBirthsToShare(intake: Intake | null) {
  const { userId } = useSession()
  const language = useLanguage()
  return useQuery({
    queryKey: [...consultationKeys.births(userId), intake, language],
    queryFn: () => fetchBirths(userId!, intake, language),
  })
}

async function fetchBirths(userId: string, intake: Intake | null, language: Language): Promise<Birth[]> {
  const [told, own, { kundalis }] = await Promise.all([
    intake ? fetchIntakeBirth(intake, language) : null,
    fetchProfileBirth(userId, language),
    callApi(getKundali, {}),
  ])
  const births = [told, own, ...kundalis.map(fromBirthInput)].filter((birth) => birth !== null)
  return births.filter((birth, index) => births.findIndex((other) => isSameBirth(birth, other)) === index)
}

/** Returns null while the profile has no date, or no known place. */
async function fetchProfileBirth(userId: string, language: Language): Promise<Birth | null> {
  const typed = await fetchOwnBirth(userId)
  const place = typed && (await findBirthplace(typed.placeText))
  return typed && place
    ? toBirth({ ...typed, gender: typed.gender || 'other', place: toBirthPlace(place, language) })
    : null
}
