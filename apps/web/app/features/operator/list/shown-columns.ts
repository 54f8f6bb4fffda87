import type { OperatorRow } from '@sankalp/contract/operator'
import { type CellKind, type OperatorListName, operatorLists } from '@sankalp/contract/operator-lists'

export type Column = {
  name: string
  kind: CellKind
  /** Where its cell is in a row. */
  index: number
}

/** Returns the first column and those in which a row has something: empty ones would push the actions out of sight. */
export function shownColumns(list: OperatorListName, rows: readonly Pick<OperatorRow, 'cells'>[]): Column[] {
  return Object.entries(operatorLists[list].columns)
    .map(([name, kind], index) => ({ name, kind, index }))
    .filter(({ index }) => index === 0 || rows.some(({ cells }) => (cells[index] ?? '') !== ''))
}
