/** Upper ends in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const name = 'http_request_seconds'

/** How many requests took at most as long as each bound and no less than the one before; those slower than all come last. */
type Times = { counts: number[]; sumSeconds: number }

export type RequestTimes = ReturnType<typeof createRequestTimes>

/**
 * A histogram of how long requests took, by method, route and status, in the text that Prometheus reads. Our own, because
 * the library's looks its labels up by a text made of them, anew for every request.
 */
export function createRequestTimes() {
  const routes = new Map<string, Map<string, Map<number, Times>>>()

  function find(method: string, route: string, status: number): Times {
    let methods = routes.get(route)
    if (!methods) routes.set(route, (methods = new Map()))
    let statuses = methods.get(method)
    if (!statuses) methods.set(method, (statuses = new Map()))
    let times = statuses.get(status)
    if (!times) statuses.set(status, (times = { counts: Array<number>(bounds.length + 1).fill(0), sumSeconds: 0 }))
    return times
  }

  return {
    add(method: string, route: string, status: number, seconds: number): void {
      const times = find(method, route, status)
      times.sumSeconds += seconds
      let at = 0
      while (at < bounds.length && seconds > bounds[at]!) at += 1
      times.counts[at]! += 1
    },

    write(): string {
      const lines = [`# HELP ${name} Time to answer, by route and status`, `# TYPE ${name} histogram`]
      for (const [route, methods] of routes) {
        for (const [method, statuses] of methods) {
          for (const [status, times] of statuses) {
            lines.push(...writeTimes(`method="${escapeLabel(method)}",route="${escapeLabel(route)}",status="${status}"`, times))
          }
        }
      }
      return `${lines.join('\n')}\n`
    },
  }
}

function writeTimes(labels: string, { counts, sumSeconds }: Times): string[] {
  let upTo = 0
  const buckets = counts.map((count, at) => {
    upTo += count
    return `${name}_bucket{le="${bounds[at] ?? '+Inf'}",${labels}} ${upTo}`
  })
  return [...buckets, `${name}_sum{${labels}} ${sumSeconds}`, `${name}_count{${labels}} ${upTo}`]
}

function escapeLabel(text: string): string {
  return text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')
}
