import { getOperatorList } from '@sankalp/contract/operator'
import { type OperatorListName, operatorListNames, operatorLists } from '@sankalp/contract/operator-lists'
import { setRole } from '@sankalp/server/test/contract/set-role.ts'
import { startServer } from '@sankalp/server/test/server-process.ts'
import type { TestClient } from '@sankalp/server/test/test-client.ts'
import { openTestPostgres } from '@sankalp/server/test/test-db.ts'
import { fillOperatorLists } from './operator-rows.ts'
import { type Row, median } from './table.ts'

const manyRows = 100_000
const most = 3
const rounds = 15

type Asked = { list: OperatorListName; query: Record<string, string> }

/** Returns the first page of every list, in each order, and with each filter. */
function everyFirstPage(): Asked[] {
  return operatorListNames.flatMap((list) => {
    const { sorts, filters } = operatorLists[list]
    const chosen = Object.entries(filters).flatMap(([name, values]) =>
      values.map((value): Record<string, string> => ({ filter: `${name}:${value}` })),
    )
    return [...sorts.map((sort): Record<string, string> => ({ sort })), ...chosen].map((query) => ({ list, query }))
  })
}

/**
 * Measures the time an operator waits for the first page of a list with very many rows, against the same list with
 * almost none.
 */
export async function measureOperatorLists(add: (row: Row) => void): Promise<void> {
  const { db, url } = await openTestPostgres()
  const server = await startServer(
    { DATABASE_URL: url, TRUSTED_PROXIES: '127.0.0.1', CODES_PER_DAY: '100000', LOG_LEVEL: 'info' },
    { keepsLog: false },
  )
  try {
    // One operator for each round: so many calls exceed one user's limit per minute.
    const operators = await Promise.all(Array.from({ length: rounds + 1 }, () => server.newClient().signIn()))
    for (const { userId } of operators) await setRole(db, userId, 'ROLE_ADMIN')
    const pages = everyFirstPage()
    const before = await measureAll(operators, pages)
    await fillOperatorLists(db, manyRows)
    const after = await measureAll(operators, pages)
    for (const list of operatorListNames) add(rowOf(list, pages, before, after))
  } finally {
    await server.end()
    await db.close()
  }
}

async function measureAll(operators: readonly TestClient[], pages: readonly Asked[]): Promise<number[]> {
  const times = pages.map((): number[] => [])
  // Measure in turns, so that a slow moment of the machine affects all of them; the first round warms up.
  for (const [round, operator] of operators.entries()) {
    for (const [index, { list, query }] of pages.entries()) {
      const begun = performance.now()
      const { status } = await operator.call(getOperatorList, { params: { list }, query })
      if (status !== 200) throw new Error(`${list} ${JSON.stringify(query)} answered ${status}`)
      if (round > 0) times[index]!.push(performance.now() - begun)
    }
  }
  return times.map(median)
}

/** Rates a list by its worst page, against the median of the time before. */
function rowOf(
  list: OperatorListName,
  pages: readonly Asked[],
  before: readonly number[],
  after: readonly number[],
): Row {
  const own = pages.flatMap((page, index) =>
    page.list === list ? [{ asked: Object.values(page.query)[0]!, before: before[index]!, after: after[index]! }] : [],
  )
  const worst = own.toSorted((a, b) => b.after / b.before - a.after / a.before)[0]!
  const ratio = worst.after / worst.before
  return {
    what: `first page of ${list}: with 100,000 rows ÷ with next to none (${own.length} orders and filters; worst: ${worst.asked}, ${worst.before.toFixed(1)} → ${worst.after.toFixed(1)} ms)`,
    measured: ratio.toFixed(2),
    aim: `≤ ${most}`,
    reached: ratio <= most,
  }
}
