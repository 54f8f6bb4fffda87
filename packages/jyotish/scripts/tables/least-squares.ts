/**
 * Returns the coefficients of the best fit of `values` by a sum of the basis functions (one row of `basis` per value).
 */
export function leastSquares(basis: readonly Float64Array[], values: readonly number[]): Float64Array {
  const size = basis[0]!.length
  // Normal equations. The last column holds the right-hand side.
  const rows = Array.from({ length: size }, () => new Float64Array(size + 1))
  basis.forEach((row, index) => {
    for (let i = 0; i < size; i += 1) {
      for (let j = 0; j < size; j += 1) rows[i]![j]! += row[i]! * row[j]!
      rows[i]![size]! += row[i]! * values[index]!
    }
  })
  for (let column = 0; column < size; column += 1) {
    let pivot = column
    for (let i = column + 1; i < size; i += 1) {
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i
    }
    ;[rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!]
    for (let i = 0; i < size; i += 1) {
      if (i === column) continue
      const factor = rows[i]![column]! / rows[column]![column]!
      for (let j = column; j <= size; j += 1) rows[i]![j]! -= factor * rows[column]![j]!
    }
  }
  return Float64Array.from(rows, (row, i) => row[size]! / row[i]!)
}
