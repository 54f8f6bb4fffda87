import type {
  SavedKundali,
  deleteKundali as deleteEndpoint,
  getKundali as listEndpoint,
  renameKundali as renameEndpoint,
  saveKundali as saveEndpoint,
} from '@sankalp/contract/kundli'
import { callApi } from '../../../lib/api.ts'
import { type Birth, toBirthInput } from '../../../lib/birth/birth.ts'

// Written out, not imported: the schemas are heavy, and forms on landing pages call these.
const listRoute = { method: 'GET', path: '/api/user/getKundali' } as const
const saveRoute = { method: 'POST', path: '/api/user/saveKundali' } as const
const renameRoute = { method: 'PUT', path: '/api/user/renameKundali/{kundaliId}' } as const
const deleteRoute = { method: 'DELETE', path: '/api/user/deleteKundali/{kundaliId}' } as const

export async function getKundali(): Promise<SavedKundali[]> {
  return (await callApi<typeof listEndpoint>(listRoute, {})).kundalis
}

export async function saveKundali(birth: Birth): Promise<SavedKundali> {
  const { name, gender, place } = birth
  const body = { name, gender, place, ...toBirthInput(birth) }
  return (await callApi<typeof saveEndpoint>(saveRoute, { body })).kundali
}

export async function renameKundali(id: string, name: string): Promise<SavedKundali> {
  return (await callApi<typeof renameEndpoint>(renameRoute, { params: { kundaliId: id }, body: { name } })).kundali
}

export async function deleteKundali(id: string): Promise<void> {
  await callApi<typeof deleteEndpoint>(deleteRoute, { params: { kundaliId: id } })
}
