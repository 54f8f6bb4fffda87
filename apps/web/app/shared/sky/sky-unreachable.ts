/** The engine or one of its tables did not come over the network: worth another try. */
export class SkyUnreachable extends Error {
  constructor(cause: unknown) {
    super('the engine or its tables could not be fetched', { cause })
    this.name = 'SkyUnreachable'
  }
}
