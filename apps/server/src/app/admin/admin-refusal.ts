/** Something the person at the keyboard can put right: told in their words, without a stack, and the command exits 1. */
export class AdminRefusal extends Error {
  override name = 'AdminRefusal'
}
