import { type DestinationStream, type Logger, pino } from 'pino'
import { currentRequestId } from './request-id.ts'

export type Log = Logger

/**
 * Creates structured logs without personal data: a request is logged by route, not by URL (a URL can contain an id),
 * and headers and bodies are never logged. The redaction below is the second line of defence.
 *
 * Each line is written synchronously, so that it is in the output even if the process is killed right after.
 */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 1, sync: true }),
): Log {
  return pino(
    {
      level,
      base: undefined,
      mixin: nameRequest,
      timestamp: createIsoTime(),
      redact: {
        paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[hidden]',
      },
      serializers: { err: describeError },
    },
    destination,
  )
}

/** Returns the time in the format of pino's own `isoTime`. Formats the date once a second, not for each line. */
export function createIsoTime(nowMs: () => number = Date.now): () => string {
  let second = Number.NaN
  let upToSecond = ''
  return () => {
    const now = nowMs()
    const current = Math.floor(now / 1000)
    if (current !== second) {
      second = current
      upToSecond = `,"time":"${new Date(current * 1000).toISOString().slice(0, -4)}`
    }
    return `${upToSecond}${String(now - current * 1000).padStart(3, '0')}Z"`
  }
}

/** Adds the id of the current request, live event or job to each line. A field of the line itself takes precedence. */
function nameRequest(): object {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { requestId }
}

/**
 * Returns a log for lines whose fields are all known and not personal, such as the one for each request: the search for
 * secrets takes longer than a short request.
 */
export function withoutRedaction(log: Log): Log {
  return log.child({}, { redact: [] })
}

const secretNames = [
  'phone',
  'phone_number',
  'otp',
  'code',
  'token',
  'authorization',
  'cookie',
  'email',
  'date_of_birth',
  'time_of_birth',
  'place_of_birth',
  'secret',
]

/** Returns an error's kind and stack. Leaves out a driver's `detail` and `parameters`, which contain row values. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  return {
    type: name,
    message: hideNumbers(message),
    stack: stack && hideNumbers(stack),
    ...('code' in error && { sqlState: error.code }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

/** Hides phone numbers that a library's message may contain. Ports, years and times are shorter. */
function hideNumbers(text: string): string {
  return text.replace(/\+?\d{10,}/g, '[number]')
}
