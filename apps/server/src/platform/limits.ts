import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { RedisClient } from './redis.ts'

export type Limit = { max: number; windowSeconds: number }

/** Counts how often something happened in a window of time, over all processes when there is Redis. */
export type Limits = {
  /** Counts one more. Gives the seconds to wait when that is too many, else 0. */
  take(rule: string, key: string, limit: Limit): Promise<number>
  /** Takes one off again that turned out not to count. */
  giveBack(rule: string, key: string, limit: Limit): Promise<void>
}

export function createLimits(redis: RedisClient | null): Limits {
  const limiters = new Map<string, RateLimiterMemory | RateLimiterRedis>()

  function limiterFor(rule: string, { max, windowSeconds }: Limit) {
    let limiter = limiters.get(rule)
    if (!limiter) {
      const options = { keyPrefix: `limit:${rule}`, points: max, duration: windowSeconds }
      const local = new RateLimiterMemory(options)
      // While Redis is away each process counts for itself, rather than letting everything through.
      limiter = redis
        ? new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true, rejectIfRedisNotReady: true, insuranceLimiter: local })
        : local
      limiters.set(rule, limiter)
    }
    return limiter
  }

  return {
    async take(rule, key, limit) {
      try {
        await limiterFor(rule, limit).consume(key)
        return 0
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return toSeconds(refusal)
        throw refusal
      }
    },
    async giveBack(rule, key, limit) {
      await limiterFor(rule, limit).reward(key)
    },
  }
}

function toSeconds(state: RateLimiterRes): number {
  return Math.max(1, Math.ceil(state.msBeforeNext / 1000))
}
