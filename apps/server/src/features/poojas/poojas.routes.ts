import * as contract from '@sankalp/contract/poojas'
import { poojasTexts } from '@sankalp/content/poojas-texts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Poojas } from './poojas.service.ts'

export function mountPoojas(mount: Mount, poojas: Poojas): void {
  mount(contract.getAllPooja, async ({ query, request }) => {
    const { items, total, ...page } = await poojas.getAllPooja(query, request.language)
    return { poojas: items, message: poojasTexts.found[request.language](total), ...page }
  })
  mount(contract.getPoojaById, async ({ params, request }) => ({ pooja: await poojas.getPoojaById(params.id, request.language) }))
}
