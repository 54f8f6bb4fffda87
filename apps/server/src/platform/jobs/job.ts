import type { z } from 'zod'

export type JobOptions = {
  /** How often a job that failed, or whose process died, is retried before it counts as failed. */
  retryLimit: number
  /** The wait before the first retry. It doubles with each retry, up to `longestRetryWaitSeconds`. */
  retryWaitSeconds: number
  longestRetryWaitSeconds: number
  /** A job that runs longer than this is aborted and retried. */
  expireSeconds: number
  /** How many of these jobs one process runs at a time. */
  concurrency: number
  /** Its schedule as a cron expression in UTC. An empty object must then be valid data. */
  cron: string | null
}

const defaults: JobOptions = {
  retryLimit: 5,
  retryWaitSeconds: 10,
  longestRetryWaitSeconds: 3600,
  expireSeconds: 300,
  concurrency: 1,
  cron: null,
}

/** A kind of job: its name, its data, and its retries. The name is that of its queue: `feature.verb`. */
export type Job<Schema extends z.ZodObject = z.ZodObject> = { name: string; schema: Schema; options: JobOptions }

export function defineJob<Schema extends z.ZodObject>(
  name: string,
  schema: Schema,
  options: Partial<JobOptions> = {},
): Job<Schema> {
  return { name, schema, options: { ...defaults, ...options } }
}

/** What a handler receives besides the data. */
export type JobRun = {
  id: string
  /** 1 for the first attempt. */
  attempt: number
  /** Aborted when the process stops or the job has run too long. Long work should then end. */
  signal: AbortSignal
}

/** A kind of job with its handler, as a feature passes it to the app. */
export type HandledJob = {
  job: Job
  run: (data: unknown, run: JobRun) => Promise<void>
}

/**
 * Defines the handler of a job. A job may run twice (a process can die after the work but before recording it), so
 * handlers must tolerate that.
 */
export function handleJob<Schema extends z.ZodObject>(
  job: Job<Schema>,
  work: (data: z.output<Schema>, run: JobRun) => Promise<void>,
): HandledJob {
  return { job, run: async (data, run) => work(job.schema.parse(data), run) }
}
