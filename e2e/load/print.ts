import { type StepResult } from './step.ts'
import { parts } from './stage.ts'

const widths = { name: 14, figure: 8 }

const headline = ['people', 'req/s', 'p50 ms', 'p99 ms', 'failed', 'refused', 'again'] as const

export function printHead(): void {
  console.log(
    `\n${''.padEnd(widths.name)}${headline.map((name) => name.padStart(widths.figure)).join('')}   processor (cores) and memory (MB) by part`,
  )
}

export function printStep(name: string, result: StepResult): void {
  const { people, perSecond, p50, p99, failed, refused, retried } = result
  const figures = [people, perSecond, p50, p99, failed, refused, retried].map((value) =>
    String(Math.round(value)).padStart(widths.figure),
  )
  const used = parts.map((part) => `${part} ${result.cores[part].toFixed(2)} / ${Math.round(result.megabytes[part])}`)
  console.log(`${name.padEnd(widths.name)}${figures.join('')}   ${used.join(', ')}`)
}

export function printKinds({ byKind, reasons }: StepResult): void {
  for (const { kind, count, p50, p99 } of byKind)
    console.log(
      `    ${kind.padEnd(10)}${String(count).padStart(8)} answers, p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms`,
    )
  for (const [reason, count] of reasons.slice(0, 8)) console.log(`    ${count} × ${reason}`)
}
