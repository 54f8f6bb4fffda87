import { getAllDakshina } from '@sankalp/contract/bookings'
import { createDakshina, getKeptDakshina, saveDakshina } from '@sankalp/contract/dakshina-editing'
import { getOperatorList } from '@sankalp/contract/operator'
import { beforeEach, expect, test } from 'vitest'
import { signInAs } from '../../../../test/payouts.ts'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import type { TestClient } from '../../../../test/test-client.ts'

let app: TestApp
let by: TestClient
beforeEach(async () => {
  app = await testApp()
  by = await signInAs(app, 'ROLE_ADMIN', 'One')
})

const offered = async (language: 'en' | 'hin' = 'en') => {
  const guest = app.newClient()
  guest.language = language
  return (await guest.call(getAllDakshina)).body.dakshina
}
const amounts = async () => (await offered()).map(({ dakhinaAmount }) => dakhinaAmount)
const popular = async () =>
  (await offered()).filter(({ mostPopular }) => mostPopular).map(({ dakhinaAmount }) => dakhinaAmount)
const read = async (presetId: string) => (await by.call(getKeptDakshina, { params: { presetId } })).body.preset
const fresh = { nameEn: 'Seva', nameHin: 'सेवा', rupees: 2100, isPopular: false, listed: true }
const bodyOf = async (presetId: string) => {
  const { presetId: _, ...body } = await read(presetId)
  return body
}

test('an operator adds, changes and withdraws usual amounts; all users see it at once, the least first', async () => {
  const { body } = await by.call(createDakshina, { body: fresh })
  expect(await amounts()).toEqual([51, 101, 251, 501, 1100, 2100])
  expect((await offered('hin')).at(-1)!.name).toBe('सेवा')
  const { presetId, ...made } = body.preset
  await by.call(saveDakshina, { params: { presetId }, body: { ...made, rupees: 11 } })
  expect(await amounts()).toEqual([11, 51, 101, 251, 501, 1100])
  await by.call(saveDakshina, { params: { presetId }, body: { ...(await bodyOf(presetId)), listed: false } })
  expect(await amounts()).toEqual([51, 101, 251, 501, 1100])
  const { items } = (await by.call(getOperatorList, { params: { list: 'dakshina' }, query: { filter: 'listed:no' } }))
    .body
  expect(items).toEqual([{ id: presetId, cells: ['Seva', 11, false, false] }])
})

test('one is the most popular: marking another unmarks it, and a withdrawn one cannot be', async () => {
  const before = await bodyOf('most-popular')
  await by.call(saveDakshina, {
    params: { presetId: 'samman' },
    body: { ...(await bodyOf('samman')), isPopular: true },
  })
  expect(await popular()).toEqual([501])
  // The previous save changed it, so a save based on the old version is refused.
  const late = await by.call(saveDakshina, { params: { presetId: 'most-popular' }, body: before })
  expect([late.status, late.body]).toMatchObject([
    409,
    { code: 'CHANGED_MEANWHILE', facts: { now: { isPopular: false } } },
  ])
  await by.call(saveDakshina, { params: { presetId: 'samman' }, body: { ...(await bodyOf('samman')), listed: false } })
  expect([await popular(), (await read('samman')).isPopular]).toEqual([[], false])
  const both = await Promise.all(
    [1, 2].map((odd) => by.call(createDakshina, { body: { ...fresh, rupees: 3000 + odd, isPopular: true } })),
  )
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await popular()).toHaveLength(1)
})

test('refuses the second of two saves, an amount that is already offered, and one out of range', async () => {
  const body = await bodyOf('shagun')
  const params = { presetId: 'shagun' }
  const answers = await Promise.all([
    by.call(saveDakshina, { params, body: { ...body, nameEn: 'One' } }),
    by.call(saveDakshina, { params, body: { ...body, nameEn: 'Two' } }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await by.call(createDakshina, { body: { ...fresh, rupees: 501 } })).body).toMatchObject({
    code: 'NAME_TAKEN',
  })
  expect((await by.call(createDakshina, { body: { ...fresh, rupees: 501, listed: false } })).status).toBe(200)
  for (const rupees of [0, 10_001, 1.5])
    expect((await by.call(createDakshina, { body: { ...fresh, rupees } })).body).toMatchObject({
      facts: { fields: [{ field: 'rupees' }] },
    })
  expect((await by.call(getKeptDakshina, { params: { presetId: 'no-such' } })).status).toBe(404)
})
