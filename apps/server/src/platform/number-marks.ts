import { later } from './clock.ts'
import type { Queryable, Tx } from './db/db.ts'
import type { Secrets } from './secrets.ts'

/** `kind` is the kind of mark, `name` its object: the code of a coupon, the id of a turn. */
export type NumberMark = { kind: string; name: string; at: Date }

/** A mark is deleted this many days after it was noted. */
const keptDays = 730
const purpose = 'number-mark'

export type NumberMarks = ReturnType<typeof createNumberMarks>

/**
 * Stores a few marks of a phone number when its account is erased, so that a user cannot get something twice, or evade
 * a limit, with a new account. Numbers are stored only as keyed hashes. A feature writes its marks in its `eraseFor`
 * and checks them where the limit applies.
 */
export function createNumberMarks(secrets: Pick<Secrets, 'hash' | 'otherHash'>) {
  const hashesOf = (phone: string) =>
    [secrets.hash(purpose, phone), secrets.otherHash(purpose, phone)].filter((hash) => hash !== null)
  return {
    /** A repeat of the same mark only updates its time. */
    async note(tx: Tx, phone: string, { kind, name, at }: NumberMark): Promise<void> {
      await tx.query(
        `insert into number_mark (number_hash, kind, name, at) values ($1, $2, $3, $4)
         on conflict (number_hash, kind, name) do update set at = greatest(number_mark.at, excluded.at)`,
        [secrets.hash(purpose, phone), kind, name, at],
      )
    },
    /**
     * Lists marks, newest first. While the secret changes, a number may be stored under the hash of the other secret.
     */
    list: (db: Queryable, phone: string, kind: string): Promise<NumberMark[]> =>
      db.query<NumberMark>(
        'select kind, name, at from number_mark where number_hash = any ($1) and kind = $2 order by at desc, name',
        [hashesOf(phone), kind],
      ),
    async forgetOld(db: Queryable, now: Date): Promise<void> {
      await db.query('delete from number_mark where at < $1', [later(now, -keptDays * 86_400)])
    },
  }
}
