/** Goes on at once with what is there already: waiting for it would cost a short call more than the step itself. */
export function andThen<T, R>(value: T | Promise<T>, step: (value: T) => R | Promise<R>): R | Promise<R> {
  return value instanceof Promise ? value.then(step) : step(value)
}
