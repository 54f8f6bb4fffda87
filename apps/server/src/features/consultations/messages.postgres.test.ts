import { expect, test } from 'vitest'
import { consultingApp, meet, openConsole, openUser, phones, say } from '../../../test/consulting.ts'

test('a locked consultation delays only its own messages', async () => {
  const app = await consultingApp()
  const [acharya, other] = [await openConsole(app), await openConsole(app, phones.bhavesh)]
  const [held, free] = [await openUser(app, 500), await openUser(app, 500)]
  const heldId = await meet(held, acharya)
  await meet(free, other)
  let waiting: Promise<{ seq: number }> | undefined
  await app.db.transaction(async (tx) => {
    await tx.query('select 1 from consultation where id = $1 for update', [heldId])
    waiting = say(held, acharya, 'later')
    for (let number = 1; number <= 5; number += 1) expect((await say(free, other, `now ${number}`)).seq).toBe(number)
    expect(await app.db.query('select 1 from consultation_message where consultation_id = $1', [heldId])).toEqual([])
  })
  expect((await waiting)?.seq).toBe(1)
})
