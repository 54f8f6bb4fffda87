import { AsyncLocalStorage } from 'node:async_hooks'

const store = new AsyncLocalStorage<string>()

/**
 * Does some work in the name of a request: whatever it logs, the jobs it sends and the payments it begins name that id, however
 * deep it is. A live event and a job without a request have an id of their own.
 */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return store.run(id, work)
}

/** Undefined outside of any request. */
export function currentRequestId(): string | undefined {
  return store.getStore()
}
