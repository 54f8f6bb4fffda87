import type { Feature } from '../../platform/feature.ts'
import { handleJob } from '../../platform/jobs/job.ts'
import { type OutboxNeeds, createContactOutbox } from './contact-outbox.ts'
import { deliverMessages } from './contact.jobs.ts'
import { mountContact } from './contact.routes.ts'
import { createContact } from './contact.service.ts'

export function createContactFeature(needs: OutboxNeeds) {
  const { db, clock, jobs } = needs
  const contact = createContact({ db, clock, jobs })
  const outbox = createContactOutbox(needs)
  return {
    name: 'contact',
    mount: ({ mount }) => mountContact(mount, contact),
    jobs: [handleJob(deliverMessages, (_data, { signal }) => outbox.deliver(signal))],
    eraseFor: contact.eraseFor,
    exportFor: async (userId) => ({ messages: await contact.exportFor(userId) }),
    tidy: () => contact.tidy(),
  } satisfies Feature
}
