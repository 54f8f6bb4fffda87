type Ask = (isSetUp: boolean) => Promise<boolean>

let ask: Ask | null = null

/** A console says how it asks for the second factor while it is open. Gives the end of that. */
export function onFactorNeeded(handler: Ask): () => void {
  ask = handler
  return () => {
    if (ask === handler) ask = null
  }
}

/** Where an answer wants the second factor: asks for it, and tells whether the call is worth another try. */
export async function isFactorGiven({ status, body }: { status: number; body: unknown }): Promise<boolean> {
  if (status !== 428 || !ask) return false
  const { facts } = body as { facts?: { isSetUp?: boolean } }
  return ask(facts?.isSetUp === true)
}
