import { saveKundali } from '@sankalp/contract/kundli.calls'
import { callApi } from '../../../lib/api/api.ts'
import { type Birth, toBirthInput } from '../../../shared/birth/birth.ts'

/** Saves one of the two births in the user's account. No other part of a match is ever stored. */
export async function savePartner(birth: Birth): Promise<void> {
  const { name, gender, place } = birth
  await callApi(saveKundali, { body: { name, gender, place, ...toBirthInput(birth) } })
}
