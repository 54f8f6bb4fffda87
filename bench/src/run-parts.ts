import { type Row, printRow } from './table.ts'

/** One part of the bench. Slow rows are added one by one, so that they are printed and not lost. */
export type Part = (add: (row: Row) => void) => Promise<readonly Row[] | void>
export type Outcome = { rows: Row[]; missing: { part: string; reason: string }[] }

/** Returns the requested names that no part has. */
export function unknownNames(parts: Record<string, Part>, wanted: readonly string[]): string[] {
  return wanted.filter((name) => !Object.hasOwn(parts, name))
}

/** Measures every requested part (all of them if none is named), even after one has failed. */
export async function runParts(
  parts: Record<string, Part>,
  wanted: readonly string[],
  print: (line: string) => void,
): Promise<Outcome> {
  const outcome: Outcome = { rows: [], missing: [] }
  const add = (row: Row) => {
    outcome.rows.push(row)
    print(printRow(row))
  }
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    print(`measuring ${name} …`)
    try {
      for (const row of (await measure(add)) ?? []) add(row)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      outcome.missing.push({ part: name, reason })
      print(`  ${name} FAILED: ${error instanceof Error ? (error.stack ?? reason) : reason}`)
    }
  }
  return outcome
}

/** Retries once after a failure: some tools fail at random. */
export async function tryTwice<T>(work: () => Promise<T>, tellFailure: (error: unknown) => void): Promise<T> {
  try {
    return await work()
  } catch (error) {
    tellFailure(error)
    return work()
  }
}
