import { getCompany, getFigures } from '@sankalp/contract/company'
import { describe, expect, test } from 'vitest'
import { productionEnv } from '../../../test/production-env.ts'
import { fileApp, testApp } from '../../../test/test-app.ts'
import { writeCount } from './count-text.ts'

const demo = fileApp()

describe('in the demo', () => {
  test('shows an invented company in the reader’s language', async () => {
    const client = demo().newClient()
    const { body } = await client.call(getCompany)
    expect(body.company).toMatchObject({
      isSample: true,
      supportEmail: 'support@example.com',
      grievanceName: 'Demo officer',
    })
    client.language = 'hin'
    expect((await client.call(getCompany)).body.company.grievanceName).toBe('डेमो अधिकारी')
  })

  test('shows the figures of the specification, marked as samples', async () => {
    const { body } = await demo().newClient().call(getFigures)
    expect(body.figures).toEqual({ satisfaction: '100%', users: '500K+', conversations: '1M+', isSample: true })
  })
})

describe('in production', () => {
  test('shows the company of the settings and nothing of the demo', async () => {
    const app = await testApp({ env: productionEnv })
    const client = app.newClient()
    expect((await client.call(getCompany)).body.company).toEqual({
      name: 'Sankalp Private Limited',
      address: '14, Assi Ghat Road, Varanasi 221005',
      supportEmail: 'support@sankalp.example',
      grievanceName: 'Meera Nair',
      grievanceEmail: 'grievance@sankalp.example',
      isSample: false,
    })
    expect((await client.call(getFigures)).body.figures).toEqual({
      satisfaction: null,
      users: null,
      conversations: null,
      isSample: false,
    })
  })

  test('counts accounts without erased ones', async () => {
    const app = await testApp({ env: productionEnv })
    const insert = (count: number, erased: boolean) =>
      app.db.query(
        `insert into user_account (id, phone, created_at, updated_at, erased_at)
         select gen_random_uuid(), case when $2 then null else '+9198' || lpad(n::text, 8, '0') end, now(), now(), case when $2 then now() end
           from generate_series(1, $1::int) n`,
        [count, erased],
      )
    await insert(1234, false)
    await insert(900, true)
    expect((await app.newClient().call(getFigures)).body.figures.users).toBe('1K+')
  })
})

test.each([
  [0, null],
  [99, null],
  [100, '100+'],
  [999, '900+'],
  [1000, '1K+'],
  [499_999, '499K+'],
  [500_000, '500K+'],
  [999_999, '999K+'],
  [1_000_000, '1M+'],
  [12_345_678, '12M+'],
])('%i people are shown as %s', (count, text) => {
  expect(writeCount(count)).toBe(text)
})
