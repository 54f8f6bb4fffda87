/** A long calculation that can be left after each `yield` and gone on with later. */
export type Steps<Result> = Generator<void, Result, void>

/** All of its steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
