import { DomainError } from '@sankalp/contract'
import type { z } from 'zod'
import type { Secrets } from './secrets.ts'

/** Converts a position in a list to text for a client and back. */
export type CursorCodec<Position> = { write(position: Position): string; read(cursor: string): Position }

/**
 * Creates a codec that writes the position as JSON with a signature, so that a cursor cannot be altered. `list` names
 * the list: the cursor of one list is not valid for another. A cursor hides nothing and grants nothing; the caller must
 * still check the owner of the list.
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
      // The signature is ours, but the cursor may be older than the current sort order.
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
  /** The position of an item by the sort order of the list: enough to find what comes after it. */
  positionOf: (item: Item) => Position
}

/** Reads the page after the cursor, plus one item that shows whether there is a next page. */
export async function cursorPageOf<Item, Position>(
  { cursor, pageSize, codec, positionOf }: Asked<Item, Position>,
  read: (after: Position | null, limit: number) => Promise<Item[]>,
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const found = await read(cursor === undefined ? null : codec.read(cursor), pageSize + 1)
  const items = found.slice(0, pageSize)
  const last = items.at(-1)
  return { items, nextCursor: last !== undefined && found.length > pageSize ? codec.write(positionOf(last)) : null }
}
