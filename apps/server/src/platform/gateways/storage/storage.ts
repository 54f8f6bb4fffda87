/** Keeps files under keys. A key is made once, is not guessable, and its content never changes. */
export type Storage = {
  put(key: string, bytes: Buffer): Promise<void>
  remove(key: string): Promise<void>
}
