import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { makeFirstOperator } from './first-operator.ts'

test('first-operator accepts only a user who has signed in and is no acharya, and only one', async () => {
  const app = await testApp()
  const [asha, guru, ravi] = [
    await app.newClient().signIn(),
    await app.newClient().signIn(),
    await app.newClient().signIn(),
  ]
  const numberOf = async (userId: string) =>
    (await app.db.query<{ phone: string }>('select phone from user_account where id = $1', [userId]))[0]!.phone
  const make = (who: string, another = false) => makeFirstOperator(app.db, who, { another })
  await app.db.query(`update user_account set role = 'ROLE_ACHARYA' where id = $1`, [guru.userId])

  await expect(make('12345')).rejects.toThrow('12345 is no mobile number')
  await expect(make('+91 99999 99998')).rejects.toThrow('Nobody has an account with +91 99999 99998')
  await expect(make(guru.userId)).rejects.toThrow('is an acharya')
  const phone = await numberOf(asha.userId)
  expect(await make(` ${phone.slice(0, 3)} ${phone.slice(3, 8)}-${phone.slice(8)}`)).toContain('is an operator now')
  expect(await app.db.query<{ id: string }>(`select id from user_account where role = 'ROLE_ADMIN'`)).toEqual([
    { id: asha.userId },
  ])

  await expect(make(phone)).rejects.toThrow('is an operator already')
  await expect(make(await numberOf(ravi.userId))).rejects.toThrow('There is an operator already')
  expect(await make(await numberOf(ravi.userId), true)).toContain('is an operator now')
})

test('makes one first operator when two are requested at the same time', async () => {
  const app = await testApp()
  const people = await Promise.all([app.newClient().signIn(), app.newClient().signIn()])
  const outcomes = await Promise.allSettled(
    people.map(({ userId }) => makeFirstOperator(app.db, userId, { another: false })),
  )
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await app.db.query(`select id from user_account where role = 'ROLE_ADMIN'`)).toHaveLength(1)
})
