import { Socket } from 'node:net'

/**
 * Sends what is written in one turn of the event loop together: a system call and a packet for all statements of a turn
 * (`begin` and the first statement, a dozen reads that came in at once) instead of one for each.
 */
export class GatheringSocket extends Socket {
  #isGathering = false

  constructor() {
    super()
    // `connect` puts Node's own `write` on the socket, over the one below.
    this.once('connect', () => void Reflect.deleteProperty(this, 'write'))
  }

  override write(chunk: string | Uint8Array, ...others: unknown[]): boolean {
    if (!this.#isGathering) {
      this.#isGathering = true
      this.cork()
      setImmediate(() => {
        this.#isGathering = false
        this.uncork()
      })
    }
    return (super.write as (...args: unknown[]) => boolean).call(this, chunk, ...others)
  }
}
