import type { FastifyInstance } from 'fastify'
import type { Tx } from './db/db.ts'
import type { Mount } from './http/mount.ts'
import type { HandledJob } from './jobs/job.ts'
import type { Live } from './live/live.ts'

/**
 * Where a feature registers its routes: API endpoints of the contract through `mount`, anything else (files, feeds) on
 * `http` itself.
 */
export type Routes = { mount: Mount; http: FastifyInstance }

/** A feature as the app sees it. Its dependencies are bound already; the app only asks each feature for its parts. */
export type Feature = {
  /** The name of its folder. */
  name: string
  mount?(routes: Routes): void
  /** Subscribes to events of the live channel. */
  live?(live: Live): void
  /** Delayed and recurring jobs, run by any process. */
  jobs?: readonly HandledJob[]
  /** Erases what the feature stores about a user, in the transaction that erases the account. */
  eraseFor?(tx: Tx, userId: string): Promise<void>
  /** Returns what the feature stores about a user, under the names used in the export file. */
  exportFor?(userId: string): Promise<Record<string, unknown>>
  /** Removes what is no longer needed. Called every hour. */
  tidy?(): Promise<void>
  /** Loads ahead what would delay the first visitor. */
  warm?(): Promise<void>
  close?(): Promise<void>
}
