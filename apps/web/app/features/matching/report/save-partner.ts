import type { saveKundali as endpoint } from '@sankalp/contract/kundli'
import { callApi } from '../../../lib/api.ts'
import { type Birth, toBirthInput } from '../../../lib/birth/birth.ts'

const route = { method: 'POST', path: '/api/user/saveKundali' } as const

/** Keeps one of the two births in the reader's account. Nothing else of a match is ever stored. */
export async function savePartner(birth: Birth): Promise<void> {
  const { name, gender, place } = birth
  await callApi<typeof endpoint>(route, { body: { name, gender, place, ...toBirthInput(birth) } })
}
