import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isPlainRead } from './plain-read.ts'

test.each([
  'select id from booking where id = $1',
  '  select paid_paise from wallet_account where user_id = $1',
  'with taken as (select 1) select * from taken',
  'select updated_at from product where deleted is null',
])('%s only reads', (sql) => {
  expect(isPlainRead(sql)).toBe(true)
})

test.each([
  'update product set stock = 0',
  'select id from booking where id = $1 for update',
  'select id from job for no key update skip locked',
  'select id from job for share',
  'with gone as (delete from cart_line returning id) select * from gone',
  'with new as (insert into cart_line values (1) returning id) select * from new',
  'select * from move_money($1)',
  'select pg_advisory_xact_lock(1)',
  "select nextval('number')",
])('%s may change something or wait', (sql) => {
  expect(isPlainRead(sql)).toBe(false)
})

test('every function of the schema that may change something is known as one', () => {
  const folder = new URL('../../../migrations/', import.meta.url)
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
  const changing = [...all.matchAll(/create (?:or replace )?function (\w+)([^$]*?)\$\$/gi)]
    .filter(([, , head]) => !/\b(stable|immutable|returns trigger)\b/i.test(head!))
    .map(([, name]) => name!)
  expect(changing).toContain('move_money')
  expect(changing.filter((name) => isPlainRead(`select ${name}($1)`))).toEqual([])
})
