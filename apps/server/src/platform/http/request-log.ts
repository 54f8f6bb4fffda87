import type { FastifyBaseLogger } from 'fastify'

type Child = FastifyBaseLogger['child']
type Line = [facts: unknown, text?: string]

/**
 * The log of one request, with its id in every line. Most requests write no line but the one that every request has, and
 * making a child of the log takes longer than finding their route: so it is made with the first line.
 */
class RequestLog {
  readonly #make: () => FastifyBaseLogger
  #made: FastifyBaseLogger | undefined

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make
  }

  get #log(): FastifyBaseLogger {
    return (this.#made ??= this.#make())
  }

  get level(): string {
    return this.#log.level
  }

  fatal(...line: Line): void {
    this.#log.fatal(...line)
  }

  error(...line: Line): void {
    this.#log.error(...line)
  }

  warn(...line: Line): void {
    this.#log.warn(...line)
  }

  info(...line: Line): void {
    this.#log.info(...line)
  }

  debug(...line: Line): void {
    this.#log.debug(...line)
  }

  trace(...line: Line): void {
    this.#log.trace(...line)
  }

  silent(): void {}

  child(...of: Parameters<Child>): FastifyBaseLogger {
    return this.#log.child(...of)
  }
}

/** For Fastify's `childLoggerFactory`. */
export function makeRequestLog(log: FastifyBaseLogger, ...of: Parameters<Child>): FastifyBaseLogger {
  return new RequestLog(() => log.child(...of))
}
