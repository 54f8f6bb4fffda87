import { type DestinationStream, type Logger, pino } from 'pino'

/** What is told of a request once it is answered. Its route and not its address, which can carry somebody's id. */
export type Answered = { requestId: string; method: string; route: string; status: number; ms: number }

export type Log = Logger & {
  /**
   * The one line that every request has, as `info` would write it. It is put together here: nothing in it can be personal,
   * and the way through pino takes as long as reading and checking a short request.
   */
  answered(request: Answered): void
}

/**
 * Structured logs without anything personal: a request is logged by route, not by address (an address can
 * carry an id), and headers and bodies never are. The redaction below is the second line of defence.
 */
export function createLog(level: string, destination: DestinationStream = gatherLines(pino.destination({ dest: 1, sync: false }))): Log {
  const timestamp = createTimestamp()
  const options = {
    level,
    base: undefined,
    timestamp,
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[hidden]',
    },
    serializers: { err: describeError },
  }
  const log = pino(options, destination)
  function answered({ requestId, method, route, status, ms }: Answered): void {
    if (!log.isLevelEnabled('info')) return
    const facts = `"requestId":"${requestId}","method":"${method}","route":${JSON.stringify(route)},"status":${status},"ms":${ms}`
    destination.write(`{"level":${log.levels.values.info}${timestamp()},${facts},"msg":"request"}\n`)
  }
  return Object.assign(log, { answered })
}

const gatherChars = 8192
const gatherMs = 500

type Lines = { write(text: string): unknown; flushSync(): void }

/**
 * Lines leave together: a write of its own for each costs a short request a tenth of its time, and the destination's own
 * buffer measures all it holds with every line. Exit flushes.
 */
export function gatherLines(destination: Lines): DestinationStream {
  let gathered = ''
  function pass(): void {
    if (gathered === '') return
    destination.write(gathered)
    gathered = ''
  }
  setInterval(pass, gatherMs).unref()
  process.on('exit', () => {
    pass()
    destination.flushSync()
  })
  return {
    write(line) {
      gathered += line
      if (gathered.length >= gatherChars) pass()
    },
  }
}

/** The same text as pino's own, but what stays the same for a second is written once in it. */
function createTimestamp(): () => string {
  let second = Number.NaN
  let upToSecond = ''
  return () => {
    const now = Date.now()
    const nowSecond = Math.floor(now / 1000)
    if (nowSecond !== second) {
      second = nowSecond
      upToSecond = `,"time":"${new Date(now).toISOString().slice(0, 20)}`
    }
    return `${upToSecond}${String(now - nowSecond * 1000).padStart(3, '0')}Z"`
  }
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
