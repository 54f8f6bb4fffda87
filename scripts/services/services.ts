import { onStop } from '../setup/on-stop.mjs'
import { stopRunning } from '../setup/run.mjs'
import { say, shout } from '../setup/say.mjs'
import { findBrowser } from './browser.ts'
import { findPostgres } from './postgres.ts'
import { findRedis } from './redis.ts'
import { isMissing } from './service.ts'
import type { Missing, Service } from './service.ts'

export type Services = { env: Record<string, string>; missing: Missing[] }

/** Finds or starts the services, does the work, and stops every service it started, even after an error. */
export async function withServices<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const started: Service[] = []
  const stopAll = async () => {
    for (const service of started.splice(0)) await service.stop()
  }
  onStop(() => {
    stopRunning()
    void stopAll().finally(() => process.exit(130))
  })

  const missing: Missing[] = []
  try {
    // Run one after the other: two of them may need apt-get, which does not run concurrently.
    for (const find of [findBrowser, findPostgres, findRedis]) {
      const result = await find()
      if (isMissing(result)) {
        missing.push(result)
        shout(`${result.name} is missing: ${result.reason}.`, `Install it, or set ${result.variable}.`)
        // Remove a variable that points to an unavailable service, so that the suites do not use it.
        delete process.env[result.variable]
      } else {
        started.push(result)
        say(`${result.name}: ${result.from}`)
      }
    }
    const env = Object.assign({}, ...started.map((service) => service.env)) as Record<string, string>
    return await work({ env, missing })
  } finally {
    await stopAll()
  }
}
