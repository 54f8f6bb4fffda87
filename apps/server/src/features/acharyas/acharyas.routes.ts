import * as own from '@sankalp/contract/acharya-profile'
import * as contract from '@sankalp/contract/acharyas'
import type { Mount } from '../../platform/http/mount.ts'
import type { Acharyas } from './acharyas.service.ts'
import type { OwnEntries } from './own-entry.ts'

const success = { success: true } as const

export function mountAcharyas(mount: Mount, acharyas: Acharyas): void {
  mount(contract.getAllAcharya, async ({ query, request }) => {
    const { items, total, totalPages, currentPage } = await acharyas.getAllAcharya(query, request.language)
    return { astrologers: items, totalAstrologers: total, totalPages, currentPage }
  })
  mount(contract.getAcharyaById, async ({ params, request }) => ({
    acharya: await acharyas.getAcharyaById(params.id, request.language),
  }))
  mount(contract.getFavouriteAcharyas, async ({ viewer }) => ({
    acharyas: await acharyas.getFavourites(viewer.userId),
  }))
  mount(contract.addFavouriteAcharya, async ({ viewer, params }) => {
    await acharyas.addFavourite(params.id, viewer.userId)
    return success
  })
  mount(contract.removeFavouriteAcharya, async ({ viewer, params }) => {
    await acharyas.removeFavourite(params.id, viewer.userId)
    return success
  })
}

/** Mounts the routes on which acharyas read and change their own entry. */
export function mountOwnEntries(mount: Mount, entries: OwnEntries): void {
  mount(own.getMyAcharyaProfile, ({ viewer }) => entries.getProfile(viewer.userId))
  mount(own.setMyAcharyaProfile, ({ viewer, body }) => entries.setProfile(viewer.userId, body))
  mount(own.getMyQuickReplies, async ({ viewer }) => ({ replies: await entries.getQuickReplies(viewer.userId) }))
  mount(own.setMyQuickReplies, async ({ viewer, body }) => ({
    replies: await entries.setQuickReplies(viewer.userId, body.replies),
  }))
  mount(own.getMyConsole, ({ viewer }) => entries.getConsole(viewer.userId))
}
