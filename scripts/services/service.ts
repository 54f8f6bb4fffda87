/** Something outside the repository that tests need, found or started for the length of a run. */
export type Service = {
  name: string
  /** How it came to be, for whoever reads the log. */
  from: string
  /** What the suites are told about it. */
  env: Record<string, string>
  stop(): Promise<void>
}

/** Why a service could not be had, and the variable by which somebody may name one. */
export type Missing = { name: string; reason: string; variable: string }

export function isMissing(result: Service | Missing): result is Missing {
  return 'reason' in result
}

/** One that runs anyway: there is nothing to stop. */
export function foundService(name: string, from: string, env: Record<string, string>): Service {
  return { name, from, env, stop: () => Promise.resolve() }
}
