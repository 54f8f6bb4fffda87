/** Asks for the second factor that a refusal (its body) wants; true when it was given. */
type Ask = (refusal: unknown) => Promise<boolean>

let ask: Ask | null = null

/** A console says how it asks while it is open. Gives the end of that. */
export function onFactorNeeded(handler: Ask): () => void {
  ask = handler
  return () => {
    if (ask === handler) ask = null
  }
}

/** Where an answer wants the second factor: asks for it, and tells whether the call is worth another try. */
export function isFactorGiven({ status, body }: { status: number; body: unknown }): boolean | Promise<boolean> {
  return status === 428 && ask !== null && ask(body)
}
