/**
 * An error that the person who runs the command can fix. It is printed without a stack trace, and the command exits 1.
 */
export class AdminRefusal extends Error {
  override name = 'AdminRefusal'
}
