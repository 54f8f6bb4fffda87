import { getMyAcharyaProfile } from '@sankalp/contract/acharya-profile'
import { getAllAcharya } from '@sankalp/contract/acharyas'
import {
  addApplicationDocument,
  decideApplication,
  getMyApplication,
  listApplications,
  removeApplicationDocument,
  submitApplication,
  withdrawApplication,
} from '@sankalp/contract/applications'
import { deleteUser, exportUserData } from '@sankalp/contract/users'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { setRole } from '../../../test/contract/set-role.ts'
import { fileApp } from '../../../test/test-app.ts'

const app = fileApp()

const form = {
  name: 'Devendra Joshi',
  nameHindi: 'देवेंद्र जोशी',
  gender: 'Male' as const,
  practisingSince: 2004,
  type: 'vedic' as const,
  languages: ['hindi' as const, 'english' as const],
  specialities: ['marriage' as const],
  about: 'I learnt at the Sampurnanand university in Varanasi and have read charts ever since.',
}
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const jpeg = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()

async function applicant() {
  const client = await app().newClient().signIn(undefined, 'Devendra')
  expect((await client.call(submitApplication, { body: form })).body.application).toMatchObject({
    state: 'received',
    form,
    reason: null,
    documents: [],
  })
  return client
}
async function operator() {
  const client = await app().newClient().signIn()
  await setRole(app().db, client.userId, 'ROLE_ADMIN')
  return client
}
const idOf = async (client: Awaited<ReturnType<typeof applicant>>) =>
  (await client.call(getMyApplication)).body.application!.applicationId

test('allows one application at a time, editable until it is in review, and adds the accepted applicant to the catalogue', async () => {
  const [client, admin] = [await applicant(), await operator()]
  const both = await Promise.all([
    client.call(submitApplication, { body: { ...form, practisingSince: 2003 } }),
    client.call(submitApplication, { body: { ...form, practisingSince: 2003 } }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const params = { applicationId: await idOf(client) }
  expect((await admin.call(listApplications, { query: { state: 'received' } })).body.items).toMatchObject([
    { userId: client.userId, form: { practisingSince: 2003 } },
  ])
  expect((await admin.call(decideApplication, { params, body: { decision: 'review' } })).body.application.state).toBe(
    'inReview',
  )
  expect((await client.call(submitApplication, { body: form })).body).toMatchObject({
    code: 'APPLICATION_NOT_CHANGEABLE',
  })

  expect((await admin.call(decideApplication, { params, body: { decision: 'accept' } })).status).toBe(200)
  expect((await admin.call(decideApplication, { params, body: { decision: 'accept' } })).status).toBe(200)
  expect(
    (await admin.call(decideApplication, { params, body: { decision: 'decline', reason: 'No.' } })).body,
  ).toMatchObject({ code: 'APPLICATION_NOT_CHANGEABLE' })
  expect((await client.call(getMyApplication)).body.application).toMatchObject({ state: 'accepted' })
  expect((await client.call(getAllAcharya, { query: { keyword: 'Devendra' } })).body.astrologers).toMatchObject([
    { name: 'Devendra Joshi', userId: client.userId, chatPerMinutes: 15 },
  ])
  // A running session reads the new role within seconds; a new sign-in has it at once.
  app().pass(61)
  const acharya = await app().newClient().signIn(client.phone)
  expect((await acharya.call(getMyAcharyaProfile)).body).toMatchObject({
    name: { hin: 'देवेंद्र जोशी' },
    practisingSince: 2003,
  })
})

test('a declined application gives the reason, and a new one may follow', async () => {
  const [client, admin] = [await applicant(), await operator()]
  const params = { applicationId: await idOf(client) }
  expect((await admin.call(decideApplication, { params, body: { decision: 'decline' } })).body).toMatchObject({
    code: 'INVALID_INPUT',
    facts: { fields: [{ field: 'reason' }] },
  })
  await admin.call(decideApplication, { params, body: { decision: 'decline', reason: 'Please send a certificate.' } })
  expect((await client.call(getMyApplication)).body.application).toMatchObject({
    state: 'declined',
    reason: 'Please send a certificate.',
  })
  app().pass(1)
  expect((await client.call(submitApplication, { body: form })).body.application).toMatchObject({
    state: 'received',
    reason: null,
  })
  expect((await client.call(decideApplication, { params, body: { decision: 'accept' } })).status).toBe(403)
})

test('checks documents by content, serves them only under signed URLs, and allows at most five', async () => {
  const client = await applicant()
  for (const bytes of [
    Buffer.from('MZ not a document'),
    Buffer.from('%PDF-1.4 cut off'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ]) {
    expect((await client.call(addApplicationDocument, { file: { bytes } })).body).toMatchObject({
      code: 'PICTURE_UNREADABLE',
    })
  }
  await client.call(addApplicationDocument, { file: { bytes: pdf } })
  const { application } = (await client.call(addApplicationDocument, { file: { bytes: await jpeg() } })).body
  expect(application!.documents.map(({ kind }) => kind)).toEqual(['pdf', 'picture'])
  const url = new URL(application!.documents[0]!.url, app().url)
  const answer = await fetch(url)
  expect([answer.status, answer.headers.get('content-type'), Buffer.from(await answer.arrayBuffer())]).toEqual([
    200,
    'application/pdf',
    pdf,
  ])
  expect((await fetch(new URL(url.pathname, app().url))).status).toBe(404)

  const other = await applicant()
  const params = { documentId: application!.documents[0]!.documentId }
  expect((await other.call(removeApplicationDocument, { params })).status).toBe(404)
  expect((await client.call(removeApplicationDocument, { params })).body.application!.documents).toHaveLength(1)
  await expect.poll(async () => (await fetch(url)).status).toBe(404)
  for (let count = 0; count < 4; count += 1) await client.call(addApplicationDocument, { file: { bytes: pdf } })
  expect((await client.call(addApplicationDocument, { file: { bytes: pdf } })).body).toMatchObject({
    code: 'PICTURES_FULL',
    facts: { limit: 5 },
  })
})

test('a withdrawn or erased application leaves no document behind', async () => {
  const client = await applicant()
  const url = (await client.call(addApplicationDocument, { file: { bytes: pdf } })).body.application!.documents[0]!.url
  expect((await client.call(exportUserData, { params: { id: client.userId } })).body.data).toMatchObject({
    acharyaApplication: { form: { name: form.name } },
  })
  expect((await client.call(withdrawApplication)).body.application).toMatchObject({ state: 'withdrawn', documents: [] })
  await expect.poll(async () => (await fetch(new URL(url, app().url))).status).toBe(404)
  expect((await client.call(addApplicationDocument, { file: { bytes: pdf } })).status).toBe(404)
  app().pass(1)
  await client.call(submitApplication, { body: form })
  await client.call(addApplicationDocument, { file: { bytes: pdf } })
  expect(
    (await client.call(deleteUser, { params: { id: client.userId }, body: { phone_number: client.phone } })).status,
  ).toBe(200)
  expect(
    await app().db.query('select state, form from acharya_application where user_id = $1 order by applied_at', [
      client.userId,
    ]),
  ).toEqual([
    { state: 'withdrawn', form: null },
    { state: 'withdrawn', form: null },
  ])
  expect(await app().db.query('select 1 from application_document where user_id = $1', [client.userId])).toEqual([])
})

test('refuses to make an operator an acharya', async () => {
  const [client, admin] = [await applicant(), await operator()]
  await setRole(app().db, client.userId, 'ROLE_ADMIN', 'support')
  const { body } = await admin.call(decideApplication, {
    params: { applicationId: await idOf(client) },
    body: { decision: 'accept' },
  })
  expect(body).toMatchObject({ code: 'OPERATOR_STAYS' })
})
