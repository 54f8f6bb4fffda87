import {
  type CellKind,
  type OperatorList,
  type OperatorListName,
  operatorLists,
  readFilters,
} from '@sankalp/contract/operator-lists'
import type { OperatorCell, OperatorRow } from '@sankalp/contract/operator'
import { DomainError } from '@sankalp/contract'
import type { Parameter, Queryable } from '../../../platform/db/db.ts'
import { findCalls } from './audit-words.ts'
import type { Standing } from '../rights/standing.ts'
import { type Asking, type Typed, listSql } from './list-sql.ts'

export type ListPosition = { value: string; id: string }
export type AskedList = { list: OperatorListName; search: string; sort?: string; filter: string }
type FoundRow = { id: string; position: string; cells: (string | number | boolean | Date | null)[] } & Record<
  string,
  unknown
>

/** Reads a page of a list after a position. One query on the index of its order, whatever page it is. */
export async function readList(
  db: Queryable,
  asked: AskedList,
  standing: Standing | null,
  after: ListPosition | null,
  limit: number,
): Promise<(OperatorRow & { position: ListPosition })[]> {
  const shape = operatorLists[asked.list]
  const { from, id, columns, where, filters: conditions = {}, search, sorts, waits } = listSql[asked.list]
  const sort = sorts[pickSort(shape, asked.sort)]!
  const parameters: Parameter[] = []
  const add = (value: Parameter) => `$${parameters.push(value)}`
  const all = [where, ...filterSql(shape, conditions, asked.filter, add)]
  if (asked.search && search) all.push(search(typedAs(asked.search, add)))
  const order = sort.descending ? 'desc' : 'asc'
  if (after) {
    const value = `${add(after.value)}::${sort.type}`
    // The first condition is implied by the second, but it can use an index.
    all.push(
      `${sort.by} ${sort.descending ? '<=' : '>='} ${value}`,
      `(${sort.by}, ${id}) ${sort.descending ? '<' : '>'} (${value}, ${add(after.id)}::text)`,
    )
  }
  const kept = all.filter((condition) => condition !== undefined).map((condition) => `(${condition})`)
  const names = Object.keys(shape.columns)
  const cells: Readonly<Record<string, string>> = {
    ...columns,
    ...(waits && standing && { waits: waits(askingAs(standing, add)) }),
  }
  const rows = await db.query<FoundRow>(
    `select ${id} as id, (${sort.by})::text as position, ${names.map((name, index) => `${cells[name]} as c${index}`).join(', ')}
       from ${from} ${kept.length > 0 ? `where ${kept.join(' and ')}` : ''}
      order by ${sort.by} ${order}, ${id} ${order} limit ${add(limit)}`,
    parameters,
  )
  return rows.map((row) => ({
    id: row.id,
    cells: names.map((name, index) => toCell(shape.columns[name]!, row[`c${index}`])),
    position: { value: row.position, id: row.id },
  }))
}

function askingAs({ operatorId, partners, isAlone, now }: Standing, add: (value: Parameter) => string): Asking {
  return {
    id: `${add(operatorId)}::uuid`,
    partners: `${add(partners)}::uuid[]`,
    isAlone: `${add(isAlone)}::boolean`,
    now: `${add(now)}::timestamptz`,
  }
}

/** Adds a parameter only if the list uses it, because an unused one has no type. */
function typedAs(search: string, add: (value: Parameter) => string): Typed {
  return {
    get text() {
      return `${add(search)}::text`
    },
    get calls() {
      return `${add(findCalls(search))}::text`
    },
    get like() {
      return `${add(`%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)}::text`
    },
  }
}

function pickSort({ sorts }: OperatorList, asked: string | undefined): string {
  if (asked === undefined) return sorts[0]!
  if (!sorts.includes(asked)) throw refuse('sort')
  return asked
}

function filterSql(
  shape: OperatorList,
  conditions: NonNullable<(typeof listSql)['users']['filters']>,
  text: string,
  add: (value: Parameter) => string,
): string[] {
  const filters = readFilters(shape, text)
  if (!filters) throw refuse('filter')
  return Object.entries(filters).map(([name, value]) => {
    const condition = conditions[name]!
    return typeof condition === 'function' ? condition(`${add(value)}::text`) : condition[value]!
  })
}

function refuse(field: string): DomainError {
  return new DomainError('INVALID_INPUT', { fields: [{ field, problem: 'choice' }] })
}

function toCell(kind: CellKind, value: unknown): OperatorCell {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (kind === 'rupees') return Number(value) / 100
  return value as OperatorCell
}
