import { Agent, request } from 'node:http'

export type LoadRequest = { method: string; path: string; headers: Record<string, string>; body?: string }
export type LoadResult = {
  answered: number
  /** Connection errors and incomplete responses. */
  failures: string[]
  byStatus: Record<string, number>
  latenciesMs: number[]
}

type LoadOptions = {
  url: string
  connections: number
  next: (worker: number) => LoadRequest
  /** Called before each request. The workers stop once it returns false. */
  goesOn: () => boolean
  /** A pause after each response, for a load below the server's maximum. */
  pauseMs?: number
  /**
   * Whether to leave when a stopping server asks to close the connection, as a load balancer then sends the visitor
   * elsewhere.
   */
  leaveWhenAsked?: boolean
  /** Called after each response with the number of responses so far. */
  onAnswer?: (answered: number) => void
}

/** Opens this many connections, each of which sends its next request after the previous response. */
export async function runLoad({
  url,
  connections,
  next,
  goesOn,
  pauseMs = 0,
  leaveWhenAsked = false,
  onAnswer,
}: LoadOptions): Promise<LoadResult> {
  const result: LoadResult = { answered: 0, failures: [], byStatus: {}, latenciesMs: [] }
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  async function work(worker: number): Promise<void> {
    while (goesOn()) {
      const startedAt = performance.now()
      const answer = await send(url, agent, next(worker))
      if ('failure' in answer) {
        result.failures.push(answer.failure)
        continue
      }
      result.answered += 1
      onAnswer?.(result.answered)
      result.byStatus[answer.status] = (result.byStatus[answer.status] ?? 0) + 1
      result.latenciesMs.push(performance.now() - startedAt)
      if (leaveWhenAsked && answer.closes) return
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, worker) => work(worker)))
  agent.destroy()
  return result
}

function send(
  url: string,
  agent: Agent,
  { method, path, headers, body }: LoadRequest,
): Promise<{ status: number; closes: boolean } | { failure: string }> {
  return new Promise((resolve) => {
    const sent = request(url + path, { method, headers, agent }, (response) => {
      response.resume()
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, closes: response.headers.connection === 'close' }),
      )
      response.once('error', (error) => resolve({ failure: `in mid-answer: ${error.message}` }))
    })
    sent.once('error', (error) => resolve({ failure: error.message }))
    sent.end(body)
  })
}

/** Returns the value below which this percentage of the values lie. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}
