/** `busyUntil` is shared memory: when its first number becomes 1, the maker may finish. */
type Facts = { text?: string; busyUntil?: Int32Array; fails?: string; exits?: boolean }

/** A maker whose behaviour is set by the test. */
export async function make({ text = '', busyUntil, fails, exits }: Facts): Promise<Uint8Array> {
  if (exits) process.exit(3)
  if (fails) throw new Error(fails)
  if (busyUntil) while (Atomics.load(busyUntil, 0) === 0);
  return Buffer.from(text)
}
