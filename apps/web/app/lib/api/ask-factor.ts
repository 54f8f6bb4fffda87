/** Asks for the second factor that a refusal (its body) requires; resolves to true when it was given. */
type Ask = (refusal: unknown) => Promise<boolean>

let ask: Ask | null = null

/** Registers how an open console asks for the factor. Returns a function that removes it. */
export function onFactorNeeded(handler: Ask): () => void {
  ask = handler
  return () => {
    if (ask === handler) ask = null
  }
}

/** Asks for the second factor if a reply requires it, and returns whether to retry the call. */
export function isFactorGiven({ status, body }: { status: number; body: unknown }): boolean | Promise<boolean> {
  return status === 428 && ask !== null && ask(body)
}
