import type { PgBoss, QueueOptions, QueueResult } from 'pg-boss'
import type { Job } from './job.ts'

/** A process that has not sent a heartbeat for a job for this long counts as dead. */
const heartbeatSeconds = 30
/** How long a finished job can still be inspected. */
const deleteAfterSeconds = 24 * 3600
/** A waiting job is never discarded: this is the longest time that pg-boss allows. */
const retentionSeconds = 365 * 24 * 3600

function queueOptions({ options }: Job): Required<QueueOptions> {
  return {
    retryLimit: options.retryLimit,
    retryDelay: options.retryWaitSeconds,
    retryBackoff: true,
    retryDelayMax: options.longestRetryWaitSeconds,
    expireInSeconds: options.expireSeconds,
    heartbeatSeconds,
    deleteAfterSeconds,
    retentionSeconds,
  }
}

/** Creates missing queues and updates the options of existing ones. */
export async function prepareQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) return
  const known = new Map((await boss.getQueues(jobs.map(({ name }) => name))).map((queue) => [queue.name, queue]))
  for (const job of jobs) {
    const options = queueOptions(job)
    const queue = known.get(job.name)
    // "short": only one job with the same key can wait.
    if (!queue) await boss.createQueue(job.name, { ...options, policy: 'short' })
    else if (!hasOptions(queue, options)) await boss.updateQueue(job.name, options)
  }
}

function hasOptions(queue: QueueResult, options: Required<QueueOptions>): boolean {
  return (Object.keys(options) as (keyof QueueOptions)[]).every((name) => queue[name] === options[name])
}
