/**
 * Continues at once with a value that is not a promise: waiting would cost a short request more than the continuation
 * itself.
 */
export function andThen<T, R>(value: T | Promise<T>, step: (value: T) => R | Promise<R>): R | Promise<R> {
  return value instanceof Promise ? value.then(step) : step(value)
}
