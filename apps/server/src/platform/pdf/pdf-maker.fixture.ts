/** `busyUntil` is shared memory: its first number becomes 1 when the maker may end. */
type Facts = { text?: string; busyUntil?: Int32Array; fails?: string; exits?: boolean }

/** A maker whose behaviour the test chooses. */
export async function make({ text = '', busyUntil, fails, exits }: Facts): Promise<Uint8Array> {
  if (exits) process.exit(3)
  if (fails) throw new Error(fails)
  if (busyUntil) while (Atomics.load(busyUntil, 0) === 0);
  return Buffer.from(text)
}
