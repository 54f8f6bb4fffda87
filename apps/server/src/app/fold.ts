import type { Tx } from '../platform/db/db.ts'
import type { Feature } from '../platform/feature.ts'

type Features = readonly Feature[]

/** Erases one feature after the other, in the order of the list: they share the transaction. */
export async function eraseFor(features: Features, tx: Tx, userId: string): Promise<void> {
  for (const feature of features) await feature.eraseFor?.(tx, userId)
}

export async function exportFor(features: Features, userId: string): Promise<Record<string, unknown>> {
  const parts = await Promise.all(features.map(async (feature) => feature.exportFor?.(userId)))
  return Object.assign({}, ...parts) as Record<string, unknown>
}

/** Tidies every feature, even if one of them fails. */
export async function tidy(features: Features): Promise<void> {
  const failures: unknown[] = []
  for (const feature of features) await feature.tidy?.().catch((error: unknown) => void failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} features could not be tidied`)
}

export async function warm(features: Features): Promise<void> {
  for (const feature of features) await feature.warm?.()
}

/** Closes the features in reverse order, because a feature may use one that was created before it. */
export async function close(features: Features): Promise<void> {
  for (const feature of features.toReversed()) await feature.close?.()
}
