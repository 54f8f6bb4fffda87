import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import type { Answer, TestClient } from '@sankalp/server/test/test-client.ts'
import { type Devotee, addDevotees, clientOf } from '../proofs/devotees.ts'
import type { Kind, Tally } from './tally.ts'

/** The longest wait for a reply, over all attempts. */
const patienceMs = 30_000
const pauseMs = 150

/** A user with an account and money, whose calls go to either node. */
export type Person = { userId: string; token: string; clients: readonly TestClient[] }

export function personAt(urls: readonly string[], devotee: Devotee): Person {
  const clients = urls.map((url) => clientOf(url, devotee))
  // One device has one address.
  for (const client of clients) client.address = clients[0]!.address
  return { ...devotee, clients }
}

export class GaveUp extends Error {}
/** A correct refusal by the server. */
export class Refused extends Error {}

/**
 * Makes a call until it is answered; uses another node when one does not answer or is temporarily unavailable. A proxy
 * does so for reads, and the app for calls with a key; the caller must create the key.
 */
export async function ask<T>(
  person: Person,
  tally: Tally,
  kind: Kind,
  call: (client: TestClient) => Promise<Answer<T>>,
): Promise<Answer<T>['body']> {
  const startedAt = performance.now()
  let turn = randomInt(person.clients.length)
  for (;;) {
    const answer = await call(person.clients[turn % person.clients.length]!).catch((error: unknown) => error as Error)
    if (!(answer instanceof Error) && answer.status < 500) {
      if (answer.status === 429 || answer.status === 409) throw new Refused(answer.body.code ?? String(answer.status))
      if (answer.status >= 400) throw new GaveUp(`${answer.status} ${answer.body.code}`)
      tally.took(kind, performance.now() - startedAt)
      return answer.body
    }
    if (performance.now() - startedAt > patienceMs)
      throw new GaveUp(answer instanceof Error ? answer.message : `${answer.status} ${answer.body.code}`)
    tally.retried()
    turn += 1
    await wait(pauseMs)
  }
}

/** Creates hundreds of acharyas as copies of one of the demo, available at all hours. */
export async function addAcharyas(db: Db, count: number): Promise<(Devotee & { acharyaId: string })[]> {
  const people = (await addDevotees(db, count, 0)).map((devotee) => ({ ...devotee, acharyaId: randomUUID() }))
  const [ids, userIds] = [people.map(({ acharyaId }) => acharyaId), people.map(({ userId }) => userId)]
  await db.query(`update user_account set role = 'ROLE_ACHARYA' where id = any($1)`, [userIds])
  await db.query(
    `insert into acharya (id, user_id, name, bio, gender, astrologer_type, languages, specialities, practising_since, portrait,
       chat_paise_per_minute, audio_paise_per_minute, video_paise_per_minute, created_at, updated_at)
     select made.id, made.user_id, name, bio, gender, astrologer_type, languages, specialities, practising_since, portrait, 100, 100, 100, now(), now()
       from unnest($1::uuid[], $2::uuid[]) as made (id, user_id), (select * from acharya where listed order by id limit 1) model`,
    [ids, userIds],
  )
  await db.query(
    'insert into availability_pattern (acharya_id, weekday, from_minute, to_minute) select id, day, 0, 1440 from unnest($1::uuid[]) as id, generate_series(0, 6) as day',
    [ids],
  )
  return people
}
