import * as contract from '@sankalp/contract/notices'
import type { Mount } from '../../platform/http/mount.ts'
import type { Notices } from './notices.service.ts'

export function mountNotices(mount: Mount, notices: Notices): void {
  mount(contract.getNoticeSettings, ({ viewer }) => notices.getNoticeSettings(viewer))
  mount(contract.setNoticeSettings, ({ viewer, body, request }) =>
    notices.setNoticeSettings(viewer, body, request.language),
  )
  mount(contract.getPushKey, () => ({ key: notices.getPushKey() }))
  mount(contract.subscribePush, async ({ viewer, body }) => {
    await notices.subscribePush(viewer, body)
    return {}
  })
  mount(contract.unsubscribePush, async ({ viewer, body }) => {
    await notices.unsubscribePush(viewer.userId, body.endpoint)
    return {}
  })
}
