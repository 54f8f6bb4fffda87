import { cursorPage } from '@sankalp/contract/paging'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createCursorCodec, cursorPageOf } from './cursor.ts'
import { createSecrets } from './secrets.ts'

type Entry = { at: number; id: string }
const position = z.tuple([z.int(), z.string()])
const secrets = createSecrets('a secret for tests, long enough to be one')
const codec = createCursorCodec(secrets, 'entries', position)
const schemas = cursorPage(z.object({ at: z.int(), id: z.string() }), 3)

/** Reads entries newest first, then by id for the same instant. */
function readEntries(entries: Entry[]) {
  return async (after: [number, string] | null, limit: number) =>
    entries
      .toSorted((a, b) => b.at - a.at || a.id.localeCompare(b.id))
      .filter(({ at, id }) => !after || at < after[0] || (at === after[0] && id > after[1]))
      .slice(0, limit)
}

const pageAfter = (cursor: string | undefined, pageSize: number, entries: Entry[]) =>
  cursorPageOf(
    { cursor, pageSize, codec, positionOf: ({ at, id }: Entry) => [at, id] as [number, string] },
    readEntries(entries),
  )

describe('pages by cursor', () => {
  const entries = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, index) => ({ at: Math.floor(index / 2), id }))

  test('give every entry once and in order while newer ones are added between two pages', async () => {
    const list = [...entries]
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const query = schemas.query.parse({ cursor })
      const page = schemas.reply.parse(await pageAfter(query.cursor, query.pageSize, list))
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
      list.push({ at: 100, id: `newer ${list.length}` })
    } while (cursor)
    expect(seen).toEqual(['g', 'e', 'f', 'c', 'd', 'a', 'b'])
  })

  test.each([
    [0, 3, [], false],
    [3, 3, ['b', 'a', 'c'], false],
    [4, 3, ['c', 'd', 'a'], true],
  ])('of %i entries by %i say whether there are more', async (count, pageSize, ids, hasMore) => {
    const { items, nextCursor } = await pageAfter(undefined, pageSize, entries.slice(0, count))
    expect([items.map(({ id }) => id).toSorted(), nextCursor !== null]).toEqual([ids.toSorted(), hasMore])
  })
})

describe('a cursor', () => {
  const good = codec.write([7, 'x'])

  test('survives a round trip, also in a URL', () => {
    expect(codec.read(good)).toEqual([7, 'x'])
    expect([encodeURIComponent(good), schemas.query.safeParse({ cursor: good }).success]).toEqual([good, true])
  })

  const [text = '', signature = ''] = good.split('.')
  const other = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  test.each([
    ['nothing', ''],
    ['a dot', '.'],
    ['no signature', text],
    ['another position', `${other([8, 'x'])}.${signature}`],
    ['one letter changed', `${text}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`],
    ['something after it', `${good}.x`],
    [
      'another secret',
      createCursorCodec(createSecrets('another secret, just as long'), 'entries', position).write([7, 'x']),
    ],
    ['another list', createCursorCodec(secrets, 'orders', position).write([7, 'x'])],
    ['a position of an earlier sorting', createCursorCodec(secrets, 'entries', z.array(z.string())).write(['x'])],
    ['no JSON', 'bm90IGpzb24.AAAA'],
  ])('with %s is refused, with the field named', (_, cursor) => {
    expect(() => codec.read(cursor)).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', facts: { fields: [{ field: 'cursor', problem: 'invalid' }] } }),
    )
  })
})
