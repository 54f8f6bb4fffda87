/** A busy Redis may need a moment; whoever is silent for longer is away, though nobody has said so. */
const usualPatienceMs = 1000

/** Waits for answers of Redis, but not for long. */
export type RedisPatience = {
  /** Whether a question is overdue: who can do without Redis need not ask at all. */
  isSilent(): boolean
  /** Gives the answer, or fails when it takes too long; while another is overdue, at once. */
  wait<Answer>(answer: Promise<Answer>): Promise<Answer>
}

/**
 * A connection that is cut fails at once, but one whose packets get lost (a frozen machine, a firewall that forgot it) fails after a quarter of an
 * hour. Whoever waits for an answer then waits as long; so the first ones wait a moment, and the others not at all until Redis speaks again.
 */
export function createRedisPatience(patienceMs = usualPatienceMs): RedisPatience {
  /** How each of those that wait gives up; together, so that nobody overtakes who came before. */
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
