import { percentile } from '@sankalp/server/test/load.ts'

export const kinds = ['read', 'chart', 'chat', 'call', 'book', 'order', 'recharge'] as const
export type Kind = (typeof kinds)[number]

type OfKind = { ms: number[]; refused: number; failed: number }

export type Tally = ReturnType<typeof createTally>

/** Counts the results of one step. */
export function createTally() {
  const byKind = Object.fromEntries(
    kinds.map((kind) => [kind, { ms: [], refused: 0, failed: 0 }]),
  ) as unknown as Record<Kind, OfKind>
  const reasons = new Map<string, number>()
  const note = (reason: string) => void reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  let retried = 0

  const sum = (of: (one: OfKind) => number) => kinds.reduce((total, kind) => total + of(byKind[kind]), 0)
  return {
    took: (kind: Kind, ms: number) => void byKind[kind].ms.push(ms),
    /** A limit, or another user was faster: a correct answer. */
    refused(kind: Kind, reason: string) {
      byKind[kind].refused += 1
      note(`${kind}: ${reason}`)
    },
    failed(kind: Kind, reason: string) {
      byKind[kind].failed += 1
      note(`${kind} FAILED: ${reason}`)
    },
    /** No reply, or temporarily unavailable: retried elsewhere, as a proxy and the app do. */
    retried: () => void (retried += 1),
    summary: () => ({
      answered: sum(({ ms }) => ms.length),
      refused: sum((one) => one.refused),
      failed: sum((one) => one.failed),
      retried,
      p50: percentile(
        kinds.flatMap((kind) => byKind[kind].ms),
        50,
      ),
      p99: percentile(
        kinds.flatMap((kind) => byKind[kind].ms),
        99,
      ),
      byKind: kinds.map((kind) => ({
        kind,
        count: byKind[kind].ms.length,
        p50: percentile(byKind[kind].ms, 50),
        p99: percentile(byKind[kind].ms, 99),
      })),
      reasons: [...reasons].toSorted(([, a], [, b]) => b - a),
    }),
  }
}
