import * as contract from '@sankalp/contract/applications'
import type { Feature } from '../../platform/feature.ts'
import { type ApplicationsNeeds, createApplications } from './applications.service.ts'

/** Handles applications to become an acharya, up to the operator's decision. */
export function createApplicationsFeature(needs: ApplicationsNeeds) {
  const applications = createApplications(needs)
  return {
    name: 'applications',
    mount({ mount }) {
      mount(contract.getMyApplication, ({ viewer }) => applications.mine(viewer.userId))
      mount(contract.submitApplication, ({ viewer, body }) => applications.submit(viewer.userId, body))
      mount(contract.withdrawApplication, ({ viewer }) => applications.withdraw(viewer.userId))
      mount(contract.addApplicationDocument, ({ viewer, file }) => applications.addDocument(viewer.userId, file!.bytes))
      mount(contract.removeApplicationDocument, ({ viewer, params }) =>
        applications.removeDocument(viewer.userId, params.documentId),
      )
      mount(contract.listApplications, ({ query }) => applications.list(query))
      mount(contract.getApplication, ({ params }) => applications.getOne(params.applicationId))
      mount(contract.decideApplication, ({ tx, viewer, params, body }) =>
        applications.decide(tx, viewer.userId, params.applicationId, body),
      )
    },
    eraseFor: applications.eraseFor,
    exportFor: async (userId) => ({ acharyaApplication: (await applications.exportFor(userId)).application }),
  } satisfies Feature
}
