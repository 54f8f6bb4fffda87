import { AsyncLocalStorage } from 'node:async_hooks'

const store = new AsyncLocalStorage<string>()

/**
 * Runs some work with a request id: its log lines, the jobs it sends and the payments it begins carry that id, at any
 * depth. A live event, or a job without a request, has an id of its own.
 */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return store.run(id, work)
}

/** Returns the current request id, or undefined outside of any request. */
export function currentRequestId(): string | undefined {
  return store.getStore()
}
