import type { PgBoss, QueueOptions, QueueResult } from 'pg-boss'
import type { Job } from './job.ts'

/** A process that has not said for so long that it still works on a job is taken for dead. */
const heartbeatSeconds = 30
/** How long a finished job can still be looked at. */
const deleteAfterSeconds = 24 * 3600
/** A job that waits is never thrown away: this is the longest that pg-boss allows. */
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

/** Makes the queues that are missing, and gives those that are there the options of today. */
export async function prepareQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) return
  const known = new Map((await boss.getQueues(jobs.map(({ name }) => name))).map((queue) => [queue.name, queue]))
  for (const job of jobs) {
    const options = queueOptions(job)
    const queue = known.get(job.name)
    // "short": of the jobs with the same key only one waits.
    if (!queue) await boss.createQueue(job.name, { ...options, policy: 'short' })
    else if (!hasOptions(queue, options)) await boss.updateQueue(job.name, options)
  }
}

function hasOptions(queue: QueueResult, options: Required<QueueOptions>): boolean {
  return (Object.keys(options) as (keyof QueueOptions)[]).every((name) => queue[name] === options[name])
}
