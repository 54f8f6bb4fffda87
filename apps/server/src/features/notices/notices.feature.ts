import type { Feature } from '../../platform/feature.ts'
import { handleJob } from '../../platform/jobs/job.ts'
import { type DeliveriesNeeds, createDeliveries } from './deliveries.ts'
import { createNoticeOutbox } from './notice-outbox.ts'
import { deliverNotices, deliverUrgentNotices } from './notices.jobs.ts'
import { mountNotices } from './notices.routes.ts'
import { createNotices } from './notices.service.ts'

export function createNoticesFeature(needs: DeliveriesNeeds) {
  const notices = createNotices(needs)
  const deliveries = createDeliveries(needs)
  return {
    name: 'notices',
    outbox: createNoticeOutbox(needs),
    listWanting: notices.listWanting,
    mount: ({ mount }) => mountNotices(mount, notices),
    jobs: [
      handleJob(deliverNotices, (_data, { signal }) => deliveries.deliver(signal)),
      handleJob(deliverUrgentNotices, (_data, { signal }) => deliveries.deliverUrgent(signal)),
    ],
    eraseFor: notices.eraseFor,
    eraseAbout: notices.eraseAbout,
    exportFor: async (userId) => ({ notices: await notices.exportFor(userId) }),
    tidy: () => notices.tidy(),
  } satisfies Feature & { outbox: unknown; listWanting: unknown; eraseAbout: unknown }
}
