import { addApplicationDocument, getMyApplication, submitApplication } from '@sankalp/contract/applications'
import { TestClient } from '../test-client.ts'
import type { Prepared } from './prepare.ts'

const form = {
  name: 'Devendra Joshi',
  nameHindi: 'देवेंद्र जोशी',
  gender: 'Male' as const,
  practisingSince: 2004,
  type: 'vedic' as const,
  languages: ['hindi' as const],
  specialities: ['marriage' as const],
  about: 'I learnt in Varanasi and have read charts ever since, for many families.',
}
const bytes = Buffer.from('%PDF-1.4\n%%EOF\n')

async function apply(client: TestClient): Promise<string> {
  const { status, body } = await client.call(submitApplication, { body: form })
  return status === 200 ? body.application!.applicationId : crypto.randomUUID()
}

/**
 * Makes requests about applications succeed: with the caller's own application, or, for an operator, with another
 * user's.
 */
export const applicationHints: Record<string, (owner: TestClient) => Promise<Prepared>> = {
  submitApplication: async () => ({ body: form }),
  async addApplicationDocument(owner) {
    await apply(owner)
    return { file: { bytes } }
  },
  async removeApplicationDocument(owner) {
    await apply(owner)
    // The number of documents is limited, so a document left from an earlier call will do.
    await owner.call(addApplicationDocument, { file: { bytes } })
    const { body } = await owner.call(getMyApplication)
    return { params: { documentId: body.application?.documents.at(-1)?.documentId ?? crypto.randomUUID() } }
  },
  // Request the first page: cursors come only from the server.
  listApplications: async () => ({ query: { pageSize: '20', state: 'received' } }),
  async getApplication(owner) {
    const applicant = await new TestClient(owner.url, owner.outbox).signIn()
    return { params: { applicationId: await apply(applicant) } }
  },
  async decideApplication(owner) {
    const applicant = await new TestClient(owner.url, owner.outbox).signIn()
    return { params: { applicationId: await apply(applicant) }, body: { decision: 'review' } }
  },
}
