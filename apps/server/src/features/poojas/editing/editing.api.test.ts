import { getOperatorList } from '@sankalp/contract/operator'
import { type KeptPooja, getKeptPooja, savePooja } from '@sankalp/contract/pooja-editing'
import { getAllPooja, getPoojaById } from '@sankalp/contract/poojas'
import { beforeAll, expect, test } from 'vitest'
import { fileApp } from '../../../../test/test-app.ts'
import type { TestClient } from '../../../../test/test-client.ts'
import { loadDemo } from '../../../../test/demo-rows.ts'
import { loadDemoCatalogue } from '../../../demo-catalogue.ts'

const app = fileApp()
beforeAll(() => loadDemo(app().db, new Date()))

async function operator(): Promise<TestClient> {
  const client = await app().newClient().signIn()
  await app().db.query(`update user_account set role = 'ROLE_ADMIN', operator_step = 'operations' where id = $1`, [
    client.userId,
  ])
  return client
}

function bodyOf(pooja: KeptPooja) {
  const { poojaId: _, comingBookings: __, festivalChoices: ___, ...body } = pooja
  return body
}
const params = { poojaId: 'ganesh' }
const read = async (by: TestClient) => (await by.call(getKeptPooja, { params })).body.pooja

test('publishes texts, price and length at once in both languages, and finds the pooja by its new words', async () => {
  const by = await operator()
  const before = await read(by)
  expect(before).toMatchObject({ nameHin: expect.stringMatching(/गणेश/), comingBookings: 0, listed: true })
  const body = {
    ...bodyOf(before),
    nameEn: 'Quokka Pooja',
    nameHin: 'क्वोका पूजा',
    price: 1234.5,
    durationMinutes: 20,
    stepsHin: ['पहला चरण', 'दूसरा चरण'],
    questionsEn: [{ question: 'Why?', answer: 'Because.' }],
    concerns: ['home' as const],
  }
  const { status, body: saved } = await by.call(savePooja, { params, body })
  expect([status, saved.pooja.version]).toEqual([200, before.version + 1])
  const client = app().newClient()
  client.language = 'hin'
  const page = (await client.call(getPoojaById, { params: { id: 'ganesh' } })).body.pooja
  expect(page).toMatchObject({
    pooja_name: 'क्वोका पूजा',
    amount: 1234.5,
    duration_minutes: 20,
    concerns: ['home'],
    details: { steps: ['पहला चरण', 'दूसरा चरण'] },
  })
  expect(
    (
      await app()
        .newClient()
        .call(getAllPooja, { query: { keyword: 'quokka' } })
    ).body.poojas.map(({ _id }) => _id),
  ).toEqual(['ganesh'])
  // A restart of the demo does not change it.
  await loadDemoCatalogue(app().db, new Date())
  expect((await read(by)).nameEn).toBe('Quokka Pooja')
})

test('saves the chosen festivals, keeps them when none are sent, and refuses those that are not in our calendar', async () => {
  const by = await operator()
  const { festivals: before, ...pooja } = bodyOf(await read(by))
  expect((await read(by)).festivalChoices).toEqual(expect.arrayContaining(['diwali', 'holi', ...before]))
  const save = (festivals: string[] | undefined, version: number) =>
    by.call(savePooja, { params, body: { ...pooja, ...(festivals && { festivals }), version } })
  const saved = await save(['holi', 'diwali', 'holi'], pooja.version)
  expect(saved.body.pooja.festivals).toEqual(['diwali', 'holi'])
  expect(
    (
      await app()
        .newClient()
        .call(getAllPooja, { query: { festival: 'holi', pageSize: '50' } })
    ).body.poojas.map(({ _id }) => _id),
  ).toContain('ganesh')
  expect((await save(undefined, pooja.version + 1)).body.pooja.festivals).toEqual(['diwali', 'holi'])
  expect((await save(['no-such-festival'], pooja.version + 2)).body.facts).toEqual({
    fields: [{ field: 'festivals', problem: 'choice' }],
  })
  expect((await save([], pooja.version + 2)).body.pooja.festivals).toEqual([])
  await save(before, pooja.version + 3)
})

test('hides a withdrawn pooja everywhere, and shows it again once restored', async () => {
  const by = await operator()
  const pooja = await read(by)
  await by.call(savePooja, { params, body: { ...bodyOf(pooja), listed: false } })
  const guest = app().newClient()
  expect((await guest.call(getPoojaById, { params: { id: 'ganesh' } })).status).toBe(404)
  expect(
    (await guest.call(getAllPooja, { query: { pageSize: '50' } })).body.poojas.map(({ _id }) => _id),
  ).not.toContain('ganesh')
  const { items } = (await by.call(getOperatorList, { params: { list: 'poojas' }, query: { filter: 'listed:no' } }))
    .body
  expect(items.map(({ id }) => id)).toEqual(['ganesh'])
  await by.call(savePooja, { params, body: { ...bodyOf(pooja), version: pooja.version + 1 } })
  expect((await guest.call(getPoojaById, { params: { id: 'ganesh' } })).status).toBe(200)
})

test('answers the second of two saves with the current values, and reports invalid input at its field', async () => {
  const [one, other] = [await operator(), await operator()]
  const body = bodyOf(await read(one))
  await one.call(savePooja, { params, body: { ...body, price: 777 } })
  const late = await other.call(savePooja, { params, body: { ...body, price: 888 } })
  expect([late.status, late.body]).toMatchObject([
    409,
    { code: 'CHANGED_MEANWHILE', facts: { version: body.version + 1, now: { price: 777 } } },
  ])
  expect((await read(one)).price).toBe(777)
  const now = bodyOf(await read(one))
  for (const [field, more] of [
    ['durationMinutes', { durationMinutes: 45 }],
    ['price', { price: 0 }],
    ['stepsEn', { stepsEn: [] as string[] }],
    ['nameHin', { nameHin: ' ' }],
  ] as const) {
    const answer = await one.call(savePooja, { params, body: { ...now, ...more } })
    expect([answer.status, answer.body.facts]).toEqual([400, { fields: [{ field, problem: expect.any(String) }] }])
  }
  expect((await one.call(savePooja, { params: { poojaId: 'no-such' }, body: now })).status).toBe(404)
})
