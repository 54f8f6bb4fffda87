/** A busy Redis may need a moment. If it is silent for longer, it counts as unreachable. */
const usualPatienceMs = 1000

/** Waits for answers of Redis, for a limited time. */
export type RedisPatience = {
  /** Returns whether a request is overdue. A caller that can do without Redis may then skip it. */
  isSilent(): boolean
  /** Returns the answer, or fails when it takes too long. Fails at once while another request is overdue. */
  wait<Answer>(answer: Promise<Answer>): Promise<Answer>
}

/**
 * Limits the waits for Redis. A closed connection fails at once, but one whose packets are lost (a frozen machine, a
 * firewall that dropped its state) fails only after a quarter of an hour. So the first requests wait briefly, and the
 * others fail at once until Redis answers again.
 */
export function createRedisPatience(patienceMs = usualPatienceMs): RedisPatience {
  /** The functions that end each wait. All waits end together, so that the order of the callers is preserved. */
  const waiting = new Set<() => void>()
  let overdue = 0
  const giveUpAll = () => {
    for (const giveUp of waiting) giveUp()
  }
  return {
    isSilent: () => overdue > 0,
    wait: (answer) =>
      new Promise((resolve, reject) => {
        let isOverdue = false
        const giveUp = () => {
          isOverdue = true
          overdue += 1
          waiting.delete(giveUp)
          reject(new Error('Redis does not answer'))
        }
        waiting.add(giveUp)
        const timer = setTimeout(giveUpAll, patienceMs)
        if (overdue > 0) giveUpAll()
        const settle = () => {
          clearTimeout(timer)
          waiting.delete(giveUp)
          if (isOverdue) overdue -= 1
        }
        answer.then(
          (given) => {
            settle()
            resolve(given)
          },
          (error: Error) => {
            settle()
            reject(error)
          },
        )
      }),
  }
}
