import { writeNotice } from '@sankalp/content/notices-texts'
import { languages } from '@sankalp/contract'
import {
  addApplicationDocument,
  decideApplication,
  getApplication,
  submitApplication,
} from '@sankalp/contract/applications'
import { expect, test } from 'vitest'
import { setRole } from '../../test/contract/set-role.ts'
import { fileApp } from '../../test/test-app.ts'

const app = fileApp()

const form = {
  name: 'Devendra Joshi',
  nameHindi: 'देवेंद्र जोशी',
  gender: 'Male' as const,
  practisingSince: 2004,
  type: 'vedic' as const,
  languages: ['hindi' as const],
  specialities: ['marriage' as const],
  about: 'I learnt at the Sampurnanand university in Varanasi and have read charts ever since.',
}
const bytes = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

async function apply() {
  const [client, operator] = [await app().newClient().signIn(), await app().newClient().signIn()]
  await setRole(app().db, operator.userId, 'ROLE_ADMIN')
  const { applicationId } = (await client.call(submitApplication, { body: form })).body.application!
  return { client, operator, params: { applicationId } }
}
const toldTo = (userId: string) =>
  app().db.query<{ kind: 'applicationAccepted' | 'applicationDeclined'; facts: never }>(
    'select kind, facts from notice where user_id = $1',
    [userId],
  )

test('tells an applicant the decision once, with the reason, in both languages', async () => {
  for (const [body, kind, word] of [
    [{ decision: 'accept' as const }, 'applicationAccepted', 'Sankalp'],
    [
      { decision: 'decline' as const, reason: 'Please send a certificate.' },
      'applicationDeclined',
      'Please send a certificate.',
    ],
  ] as const) {
    const { client, operator, params } = await apply()
    await operator.call(decideApplication, { params, body: { decision: 'review' } })
    expect(await toldTo(client.userId)).toEqual([])
    for (let count = 0; count < 2; count++) await operator.call(decideApplication, { params, body })
    const told = await toldTo(client.userId)
    expect(told.map((one) => one.kind)).toEqual([kind])
    for (const language of languages) {
      const { title, brief, paragraphs, rows, link } = writeNotice(kind, told[0]!.facts, language, {
        now: new Date(),
        lateSince: null,
      })
      const all = [title, brief, ...paragraphs, ...rows.flat()].join(' ')
      expect(all).toContain(language === 'en' ? 'Devendra Joshi' : 'देवेंद्र जोशी')
      if (language === 'en') expect(all).toContain(word)
      expect(all).not.toMatch(/undefined|null/)
      expect(link.path).toMatch(/^\//)
    }
  }
})

test('lets only an operator open the documents of an application, and records who did', async () => {
  const { client, operator, params } = await apply()
  await client.call(addApplicationDocument, { file: { bytes, name: 'certificate.pdf', type: 'application/pdf' } })
  const { body } = await operator.call(getApplication, { params })
  expect(body.application).toMatchObject({ userId: client.userId, form, documents: [{ kind: 'pdf' }] })
  const url = new URL(body.application.documents[0]!.url, app().url)
  const file = await fetch(app().url + url.pathname + url.search)
  expect([file.status, Buffer.from(await file.arrayBuffer()).equals(bytes)]).toEqual([200, true])
  expect((await fetch(app().url + url.pathname)).status).toBeGreaterThanOrEqual(400)
  expect((await client.call(getApplication, { params })).status).toBe(403)
  expect(await app().db.query('select call from audit_entry where operator_id = $1', [operator.userId])).toEqual([
    { call: 'getApplication' },
  ])
})
