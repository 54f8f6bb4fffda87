/** A long calculation that can be suspended at each `yield` and continued later. */
export type Steps<Result> = Generator<void, Result, void>

/** Runs all of its steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
