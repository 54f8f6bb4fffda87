import { type DestinationStream, type Logger, pino } from 'pino'
import { currentRequestId } from './request-id.ts'

export type Log = Logger

/**
 * Structured logs without anything personal: a request is logged by route, not by address (an address can
 * carry an id), and headers and bodies never are. The redaction below is the second line of defence.
 *
 * Each line is written before the program goes on, so that whatever happens next, also a kill, finds it in the output.
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

/** As pino's own `isoTime` has it; the date is written out once a second, not for each line. */
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

/** Each line names the request, live event or job in whose name it is written. A field of the line's own goes before. */
function nameRequest(): object {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { requestId }
}

/**
 * A log for lines whose every field is known and none personal, such as the one that each request has: the search for
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

/** An error's kind and stack. A driver's `detail` and `parameters` hold row values and stay out. */
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

/** A phone number could stand in a message of a library; ports, years and times are shorter. */
function hideNumbers(text: string): string {
  return text.replace(/\+?\d{10,}/g, '[number]')
}
