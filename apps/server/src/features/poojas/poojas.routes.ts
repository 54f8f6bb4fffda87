import * as editingContract from '@sankalp/contract/pooja-editing'
import * as contract from '@sankalp/contract/poojas'
import { poojasTexts } from '@sankalp/content/poojas-texts'
import type { Language } from '@sankalp/contract'
import type { Mount } from '../../platform/http/mount.ts'
import type { PoojaEditing } from './editing/editing.service.ts'
import type { PoojaQuery, Poojas } from './poojas.service.ts'

export function mountPoojas(mount: Mount, poojas: Poojas): void {
  async function list(query: PoojaQuery, language: Language) {
    const { items, total, ...page } = await poojas.getAllPooja(query, language)
    return { poojas: items, message: poojasTexts.found[language](total), totalPoojas: total, ...page }
  }

  mount(contract.getAllPooja, ({ query, request }) => list(query, request.language))
  mount(contract.searchPooja, ({ query, request }) => list(query, request.language))
  mount(contract.getPoojaById, async ({ params, request }) => ({
    pooja: await poojas.getPoojaById(params.id, request.language),
  }))
}

export function mountPoojaEditing(mount: Mount, editing: PoojaEditing): void {
  mount(editingContract.getKeptPooja, async ({ params }) => ({ pooja: await editing.getPooja(params.poojaId) }))
  mount(editingContract.savePooja, async ({ tx, params, body }) => ({
    pooja: await editing.savePooja(tx, params.poojaId, body),
  }))
}
