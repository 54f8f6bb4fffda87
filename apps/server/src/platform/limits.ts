import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { createWindows } from './limit-windows.ts'
import type { RedisClient } from './redis.ts'
import { createRedisPatience } from './redis-patience.ts'

export type Limit = { max: number; windowSeconds: number }

/** Counts events in a window of time, over all processes when there is Redis. */
export type Limits = {
  /**
   * Counts one event. Returns the seconds to wait when the limit is exceeded, else 0. Synchronous where only this
   * process counts, because a promise would cost more than the counting.
   */
  take(rule: string, key: string, limit: Limit): number | Promise<number>
  /** Takes back an event that should not count. */
  giveBack(rule: string, key: string, limit: Limit): void | Promise<void>
}

export function createLimits(redis: RedisClient | null): Limits {
  const local = createLocalLimits()
  return redis ? createSharedLimits(redis, local) : local
}

function createLocalLimits(): Limits {
  const rules = new Map<string, ReturnType<typeof createWindows>>()
  function windowsOf(rule: string, limit: Limit) {
    let windows = rules.get(rule)
    if (!windows) rules.set(rule, (windows = createWindows(limit)))
    return windows
  }
  return {
    // Use monotonic time: a clock that is set back would turn a minute into a day.
    take: (rule, key, limit) => windowsOf(rule, limit).take(key, performance.now()),
    giveBack: (rule, key, limit) => windowsOf(rule, limit).giveBack(key, performance.now()),
  }
}

function createSharedLimits(redis: RedisClient, local: Limits): Limits {
  const limiters = new Map<string, RateLimiterRedis>()
  const patience = createRedisPatience()
  function limiterFor(rule: string, { max, windowSeconds }: Limit): RateLimiterRedis {
    let limiter = limiters.get(rule)
    if (!limiter) {
      const options = { keyPrefix: `limit:${rule}`, points: max, duration: windowSeconds }
      limiter = new RateLimiterRedis({
        ...options,
        storeClient: redis,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
      })
      limiters.set(rule, limiter)
    }
    return limiter
  }
  return {
    async take(rule, key, limit) {
      if (patience.isSilent()) return local.take(rule, key, limit)
      try {
        await patience.wait(limiterFor(rule, limit).consume(key))
        return 0
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        // While Redis is unreachable or silent, each process counts for itself, rather than allowing everything.
        return local.take(rule, key, limit)
      }
    },
    async giveBack(rule, key, limit) {
      if (patience.isSilent()) return local.giveBack(rule, key, limit)
      try {
        await patience.wait(limiterFor(rule, limit).reward(key))
      } catch {
        await local.giveBack(rule, key, limit)
      }
    },
  }
}
