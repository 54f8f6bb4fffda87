type Facts = { text?: string; busyMs?: number; fails?: string; exits?: boolean }

/** A maker whose behaviour the test chooses. */
export async function make({ text = '', busyMs = 0, fails, exits }: Facts): Promise<Uint8Array> {
  if (exits) process.exit(3)
  if (fails) throw new Error(fails)
  const until = performance.now() + busyMs
  while (performance.now() < until);
  return Buffer.from(text)
}
