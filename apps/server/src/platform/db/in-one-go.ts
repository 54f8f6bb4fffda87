type Results<Statements extends readonly unknown[]> = { -readonly [At in keyof Statements]: Awaited<Statements[At]> }

/**
 * Statements of one transaction that need nothing from each other, sent together: each answer that is waited for costs as much as a
 * statement. One statement each, or what follows a failed one would be made after the transaction is over. Waits for all of them, and
 * throws what failed first: the database refuses whatever comes after that, and says only so.
 */
export async function inOneGo<const Statements extends readonly unknown[]>(
  ...statements: Statements
): Promise<Results<Statements>> {
  const settled = await Promise.allSettled(statements)
  for (const one of settled) if (one.status === 'rejected') throw one.reason
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as Results<Statements>
}
