import { DomainError } from '@sankalp/contract'
import type { z } from 'zod'
import type { Secrets } from './secrets.ts'

/** Turns a position in a list into text for a client and back. */
export type CursorCodec<Position> = { write(position: Position): string; read(cursor: string): Position }

/**
 * The position as JSON and a signature of it, so that what comes back is what was given out. `list` names the list: the
 * cursor of one is none of another. It hides nothing and allows nothing; a list still has to be read as its owner's.
 */
export function createCursorCodec<Schema extends z.ZodType>(
  secrets: Secrets,
  list: string,
  position: Schema,
): CursorCodec<z.output<Schema>> {
  const purpose = `cursor of ${list}`
  return {
    write(value) {
      const text = Buffer.from(JSON.stringify(value)).toString('base64url')
      return `${text}.${secrets.hash(purpose, text)}`
    },
    read(cursor) {
      const [text = '', signature = '', ...rest] = cursor.split('.')
      if (rest.length > 0 || !secrets.isOurs(purpose, text, signature)) throw invalidCursor()
      // Signed by us, but perhaps before the list was sorted in another way.
      const result = position.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
      if (!result.success) throw invalidCursor()
      return result.data
    },
  }
}

function invalidCursor(): DomainError {
  return new DomainError('INVALID_INPUT', { fields: [{ field: 'cursor', problem: 'invalid' }] })
}

type Asked<Item, Position> = {
  cursor: string | undefined
  pageSize: number
  codec: CursorCodec<Position>
  /** Where an item stands, by what the list is sorted by: enough to find what comes after it. */
  positionOf: (item: Item) => Position
}

/** Reads the page after the cursor, and one item more to know whether there is a next one. */
export async function cursorPageOf<Item, Position>(
  { cursor, pageSize, codec, positionOf }: Asked<Item, Position>,
  read: (after: Position | null, limit: number) => Promise<Item[]>,
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const found = await read(cursor === undefined ? null : codec.read(cursor), pageSize + 1)
  const items = found.slice(0, pageSize)
  const last = items.at(-1)
  return { items, nextCursor: last !== undefined && found.length > pageSize ? codec.write(positionOf(last)) : null }
}
