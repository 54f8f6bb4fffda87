import * as contract from '@sankalp/contract/users'
import { usersTexts } from '@sankalp/content/users-texts'
import type { Mount } from '../../platform/http/mount.ts'
import { deviceCookie, deviceCookiePath } from '../../platform/http/device-cookie.ts'
import { refreshCookie } from '../../platform/http/refresh-cookie.ts'
import type { Users } from './users.service.ts'

export function mountUsers(mount: Mount, users: Users): void {
  mount(contract.getUserById, async ({ params }) => ({ user: await users.getUserById(params.id) }))

  mount(contract.updateUsers, async ({ viewer, body, file, request }) => {
    const { userId: _, ...profile } = body
    const user = await users.updateUsers(viewer.userId, profile, file)
    return { message: usersTexts.updated[request.language], user }
  })

  mount(contract.userUploadProfileImage, async ({ viewer, file }) => ({
    // The contract requires the file, so it is never null here.
    profileImage: await users.userUploadProfileImage(viewer.userId, file!),
  }))

  mount(contract.exportUserData, ({ params }) => users.exportUserData(params.id))

  mount(contract.deleteUser, async ({ params, body: { phone_number, money, givenUp = 0 }, reply }) => {
    await users.deleteUser(params.id, phone_number, { choice: money, givenUpPaise: Math.round(givenUp * 100) })
    reply.clearCookie(refreshCookie, { path: '/' }).clearCookie(deviceCookie, { path: deviceCookiePath })
    return { success: true as const }
  })
}
