/** What a proof reports while it runs: figures to read, and claims that hold or do not. */
export type Report = {
  figure(label: string, value: string | number): void
  /** Checks a claim of PROOFS.md against what was measured. */
  check(claim: string, holds: boolean, measured?: string | number): void
}

export type Options = {
  minutes: number
  seconds: number
  kills: number
  operations: number
  databaseKills: number
  runs: number
  steps: number
  /** The number of simultaneous consultations. */
  talks: number
  /** The seed of a failed model check, to run the same again. */
  seed: number | null
  /** The name of one flood; all of them if null. */
  flood: string | null
  /** One of the two databases, or both. */
  database: 'postgres' | 'embedded' | 'both'
}

export type Proof = {
  number: number
  name: string
  title: string
  run(report: Report, options: Options): Promise<void>
}

export function createReport(): Report & { failures: number } {
  const report = {
    failures: 0,
    figure: (label: string, value: string | number) => console.log(`    ${label}: ${show(value)}`),
    check(claim: string, holds: boolean, measured?: string | number) {
      if (!holds) report.failures += 1
      console.log(`  ${holds ? '✓' : '✗'} ${claim}${measured === undefined ? '' : ` (${show(measured)})`}`)
    },
  }
  return report
}

function show(value: string | number): string {
  return typeof value === 'number' ? value.toLocaleString('en-IN', { maximumFractionDigits: 1 }) : value
}
