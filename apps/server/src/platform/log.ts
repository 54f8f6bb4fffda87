import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/**
 * Structured logs without anything personal: a request is logged by route, not by address (an address can
 * carry an id), and headers and bodies never are. The redaction below is the second line of defence.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[hidden]',
    },
    serializers: { err: describeError },
  }
  return pino(options, destination ?? pino.destination(buffered))
}

/** Lines leave together: a write of its own for each costs a short request a tenth of its time. Exit flushes. */
const buffered = { dest: 1, sync: false, minLength: 4096, periodicFlush: 500 }

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
