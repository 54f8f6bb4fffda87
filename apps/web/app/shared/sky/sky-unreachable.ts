/** Thrown when the engine or a table could not be fetched; a retry may help. */
export class SkyUnreachable extends Error {
  constructor(cause: unknown) {
    super('the engine or its tables could not be fetched', { cause })
    this.name = 'SkyUnreachable'
  }
}
