import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readMigrations } from './migrate.ts'
import { findBreaking } from './migration-rules.ts'

const after = (sql: string) =>
  findBreaking([{ name: '0002_next.sql', sql, checksum: '' }], '0001_first.sql').map(({ problem }) => problem)

test('keeps the released version working through every migration since', async () => {
  const { lastMigration } = JSON.parse(await readFile(new URL('../../../released.json', import.meta.url), 'utf8')) as {
    lastMigration: string
  }
  const migrations = await readMigrations()
  expect(migrations.map(({ name }) => name)).toContain(lastMigration)
  expect(findBreaking(migrations, lastMigration)).toEqual([])
})

test.each([
  ['alter table payment drop column note', 'drops a column'],
  ['alter table payment drop note', 'drops a column'],
  ['ALTER TABLE payment\n  ADD COLUMN a text,\n  DROP COLUMN b', 'drops a column'],
  ['alter table payment rename column note to remark', 'renames'],
  ['alter table payment rename to paid', 'renames'],
  ['alter table payment alter column amount type bigint', 'changes the type'],
  ['alter table payment alter amount set data type bigint', 'changes the type'],
  ['alter table payment alter column note set not null', 'refuses rows'],
  ['alter table payment alter column note drop default', 'takes away a default'],
  ['alter table payment add column note text not null', 'cannot fill'],
  ["alter table payment add column a text not null default 'x', add b integer not null", 'cannot fill'],
  ['alter table payment add constraint few check (amount < 5)', 'adds a rule'],
  ['create unique index one on payment (user_id)', 'forbids rows'],
  ['create trigger t after insert on payment for each row execute function f()', 'at writes of the old version'],
  ['drop table payment', 'drops a table'],
  ['drop function settle(uuid)', 'drops a function'],
  ['truncate payment', 'empties'],
])('%s is found', (sql, problem) => {
  expect(after(`${sql};`)).toEqual([expect.stringContaining(problem)])
})

test.each([
  'alter table payment add column note text',
  "alter table payment add column note text not null default 'a; drop table payment'",
  'alter table payment add column both jsonb check (is_in_both_languages(both)), add column n integer not null default 0 check (n in (1, 2))',
  'alter table payment drop constraint payment_reason_check',
  'create index fast on payment (user_id, created_at)',
  'create or replace function f() returns void language plpgsql as $$ begin drop table x; end $$',
  'create table fresh (id uuid primary key); create unique index one on fresh (id); alter table fresh add column n integer not null; alter table fresh drop column n',
  '-- the old version survives: it never reads it\nalter table payment drop column note',
  'insert into tax_rate values (1)',
])('%s is not', (sql) => {
  expect(after(`${sql};`)).toEqual([])
})

test('applies an excuse to its own statement only, and skips released migrations', () => {
  expect(after('-- the old version survives: unused\ndrop table a;\ndrop table b;')).toHaveLength(1)
  expect(after('-- the old version survives:\ndrop table a;')).toHaveLength(1)
  expect(findBreaking([{ name: '0001_first.sql', sql: 'drop table a;', checksum: '' }], '0001_first.sql')).toEqual([])
})
