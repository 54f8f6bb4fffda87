/** An external program that tests need, found or started for the duration of a run. */
export type Service = {
  name: string
  /** Where it came from, for readers of the log. */
  from: string
  /** The environment variables that the suites get for it. */
  env: Record<string, string>
  stop(): Promise<void>
}

/** Why a service is not available, and the variable that can configure one. */
export type Missing = { name: string; reason: string; variable: string }

export function isMissing(result: Service | Missing): result is Missing {
  return 'reason' in result
}

/** Returns a service that is already running, so it does not need to be stopped. */
export function foundService(name: string, from: string, env: Record<string, string>): Service {
  return { name, from, env, stop: () => Promise.resolve() }
}
