/** One line of the accuracy table. */
export type Line = {
  what: string
  against: string
  count: number
  /** The largest difference found. */
  worst: number
  unit: '″' | 's' | 'min' | 'wrong'
  allowed: number
}

export function measure<T>(
  what: string,
  against: string,
  unit: Line['unit'],
  allowed: number,
  rows: readonly T[],
  difference: (row: T) => number,
): Line {
  const differences = rows.map((row) => Math.abs(difference(row)))
  if (differences.some((value) => !Number.isFinite(value))) throw new Error(`${what}: a difference is not a number`)
  return {
    what,
    against,
    count: rows.length,
    worst: differences.reduce((a, b) => Math.max(a, b), 0),
    unit,
    allowed,
  }
}

export function isWithin({ worst, allowed }: Line): boolean {
  return worst <= allowed
}

const digitsOf = { '″': 3, s: 1, min: 2, wrong: 0 }

export function toMarkdown(lines: readonly Line[]): string {
  const rows = lines.map((line) => {
    const digits = digitsOf[line.unit]
    const cells = [
      line.what,
      line.against,
      String(line.count),
      `${line.worst.toFixed(digits)} ${line.unit}`,
      `${line.allowed} ${line.unit}`,
      isWithin(line) ? 'yes' : '**no**',
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    '| What | Against | Cases | Largest difference | Allowed | Within |',
    '|---|---|--:|--:|--:|---|',
    ...rows,
  ].join('\n')
}
