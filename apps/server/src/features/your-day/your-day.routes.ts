import * as contract from '@sankalp/contract/your-day'
import type { Mount } from '../../platform/http/mount.ts'
import type { YourDayService } from './your-day.service.ts'

export function mountYourDay(mount: Mount, service: YourDayService): void {
  mount(contract.getYourDay, ({ viewer, query, request }) =>
    service.getYourDay(viewer.userId, query.city, request.language),
  )
}
