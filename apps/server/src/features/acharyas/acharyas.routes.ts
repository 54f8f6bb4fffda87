import * as contract from '@sankalp/contract/acharyas'
import type { Mount } from '../../platform/http/mount.ts'
import type { Acharyas } from './acharyas.service.ts'

export function mountAcharyas(mount: Mount, acharyas: Acharyas): void {
  mount(contract.getAllAcharya, async ({ query, request }) => {
    const { items, totalPages, currentPage } = await acharyas.getAllAcharya(query, request.language)
    return { astrologers: items, totalPages, currentPage }
  })
  mount(contract.getAcharyaById, async ({ params, request }) => ({
    acharya: await acharyas.getAcharyaById(params.id, request.language),
  }))
}
