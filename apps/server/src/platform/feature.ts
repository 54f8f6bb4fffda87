import type { FastifyInstance } from 'fastify'
import type { Tx } from './db/db.ts'
import type { Mount } from './http/mount.ts'
import type { HandledJob } from './jobs/job.ts'
import type { Live } from './live/live.ts'

/** Where a feature puts its routes: calls of the contract through `mount`, anything else (files, feeds) on `http` itself. */
export type Routes = { mount: Mount; http: FastifyInstance }

/** What a feature is to the app. It has what it needs by now; the app only asks each for its part. */
export type Feature = {
  /** The name of its folder. */
  name: string
  mount?(routes: Routes): void
  /** Listens to events of the live channel. */
  live?(live: Live): void
  /** What is done later or regularly, by any process. */
  jobs?: readonly HandledJob[]
  /** Erases what it stores of a person, in the transaction that erases the account. */
  eraseFor?(tx: Tx, userId: string): Promise<void>
  /** What it stores of a person, under the names that stand in the file they get. */
  exportFor?(userId: string): Promise<Record<string, unknown>>
  /** Removes what is no longer needed. Called every hour. */
  tidy?(): Promise<void>
  /** Reads ahead what would keep the first visitor waiting. */
  warm?(): Promise<void>
  close?(): Promise<void>
}
