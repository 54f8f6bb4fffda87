import type { Speed } from './turns.ts'

/** One line of the table: what was measured, its aim, and whether it was reached. */
export type Row = { what: string; measured: string; aim?: string; reached?: boolean }

export function printTable(rows: readonly Row[], print: (line: string) => void): void {
  const lines = [['', 'measured', 'aim', ''], ...rows.map(cellsOf)]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]!.length)))
  for (const line of lines)
    print(
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
}

/** Formats a single row, before the table is complete. */
export function printRow(row: Row): string {
  return `  ${cellsOf(row).join('  ').trimEnd()}`
}

function cellsOf({ what, measured, aim = '', reached }: Row): string[] {
  return [what, measured, aim, reached === undefined ? '' : reached ? 'reached' : 'SHORT']
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Returns a row with a ratio; without an aim it is only reported. */
export function ratioRow(what: string, ours: Speed, other: Speed, aim?: number): Row {
  const ratio = ours.perSecond / other.perSecond
  return { what, measured: ratio.toFixed(2), ...(aim !== undefined && { aim: `≥ ${aim}`, reached: ratio >= aim }) }
}

export function microsRow(what: string, speeds: Speed[]): Row {
  const all = speeds.map(({ micros }) => Math.round(micros)).join(', ')
  return {
    what: `  processor time a request, ${what}, then the other`,
    measured: `${all} µs; ${speeds.map(({ perSecond }) => Math.round(perSecond)).join(', ')} a second`,
  }
}
