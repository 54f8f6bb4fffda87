import type { SavedKundli } from '@sankalp/contract/kundli'
import { getKundali } from '@sankalp/contract/kundli.calls'
import { callApi } from '../../lib/api/api.ts'
import { fromBirthInput } from '../../shared/birth/birth.ts'
import { fetchOwnBirth, findBirthplace } from '../../shared/birth/own-birth.ts'
import { type PartnerValues, toValues, valuesOfBirth } from './partner-values.ts'

export type OwnBirth = { key: string; name: string; values: PartnerValues; isTimed: boolean }

/** Fetches the charts of the signed-in user, the latest first, in the form's format. */
export async function fetchSavedBirths(): Promise<OwnBirth[]> {
  const { kundalis } = await callApi(getKundali, {})
  return kundalis.map(toOwnBirth)
}

function toOwnBirth(saved: SavedKundli): OwnBirth {
  const birth = fromBirthInput(saved)
  return { key: saved._id, name: saved.name, values: valuesOfBirth(birth), isTimed: birth.time !== null }
}

/** Fetches the profile's own birth with its place looked up; null while the profile has no date of birth. */
export async function fetchOwnDetails(userId: string): Promise<PartnerValues | null> {
  const own = await fetchOwnBirth(userId)
  return own && { ...toValues(own), place: await findBirthplace(own.placeText) }
}
