import type { z } from 'zod'

export type JobOptions = {
  /** How often a job that failed, or whose process died, is tried again before it counts as failed. */
  retryLimit: number
  /** The wait before the first retry; it doubles with each one, up to `longestRetryWaitSeconds`. */
  retryWaitSeconds: number
  longestRetryWaitSeconds: number
  /** A job that runs longer than this is given up and tried again. */
  expireSeconds: number
  /** How many of them one process runs at a time. */
  concurrency: number
  /** When it is sent by itself, as a cron line in UTC. Its data must then be allowed to be empty. */
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

/** A kind of job: its name, what it carries, and how it is tried again. The name is that of its queue: `feature.verb`. */
export type Job<Schema extends z.ZodObject = z.ZodObject> = { name: string; schema: Schema; options: JobOptions }

export function defineJob<Schema extends z.ZodObject>(
  name: string,
  schema: Schema,
  options: Partial<JobOptions> = {},
): Job<Schema> {
  return { name, schema, options: { ...defaults, ...options } }
}

/** What a handler learns beside the data. */
export type JobRun = {
  id: string
  /** 1 with the first try. */
  attempt: number
  /** Aborted when the process stops, or the job has run too long: what takes long should then come to an end. */
  signal: AbortSignal
}

/** A kind of job with what does it, as a feature gives it to the app. */
export type HandledJob = {
  job: Job
  run: (data: unknown, run: JobRun) => Promise<void>
}

/** Says what does a job. A job may run twice (a process can die after the work and before the note of it): handlers must bear that. */
export function handleJob<Schema extends z.ZodObject>(
  job: Job<Schema>,
  work: (data: z.output<Schema>, run: JobRun) => Promise<void>,
): HandledJob {
  return { job, run: async (data, run) => work(job.schema.parse(data), run) }
}
