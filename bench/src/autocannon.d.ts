/** The part of autocannon that is used here; it has no types of its own. */
declare module 'autocannon' {
  /** Data shared by the requests of a connection. */
  type Context = Record<string, unknown>
  export type Request = {
    method: string
    path: string
    headers?: Record<string, string>
    body?: string
    setupRequest?: (request: Request, context: Context) => Request
    onResponse?: (status: number, body: string, context: Context) => void
  }
  type Result = {
    duration: number
    requests: { total: number; average: number }
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    requests: Request[]
    setupClient?: (client: { setRequests(requests: Request[]): void }) => void
  }): Promise<Result>
}
