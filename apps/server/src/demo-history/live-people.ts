import { randomUUID } from 'node:crypto'
import { type ClientEvent, type ClientPayloadInput, clientEvents } from '@sankalp/contract/live/events'
import type { Viewer } from '../platform/http/viewer.ts'
import type { LiveConnection } from '../platform/live/connection.ts'
import type { LiveHandler } from '../platform/live/handlers.ts'
import type { Live } from '../platform/live/live.ts'

type AnyHandler = (payload: never, context: { viewer: Viewer; connection: LiveConnection }) => unknown

/** A connection without a browser. It is alive until it closes. */
export class QuietConnection implements LiveConnection {
  readonly id = randomUUID()
  readonly viewer: Viewer
  private readonly listeners = new Set<() => void>()

  constructor(viewer: Viewer) {
    this.viewer = viewer
  }

  tell(): void {}
  enter(): void {}
  leave(): void {}
  beat(onAnswer: () => void): void {
    onAnswer()
  }
  heardAtMs(): number {
    return performance.now()
  }
  onClose(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  close(): void {
    for (const listener of this.listeners) listener()
  }
}

/** The live channel without sockets: the features' own handlers, and nobody who listens. */
export function createQuietLive() {
  const handlers = new Map<ClientEvent, AnyHandler>()
  const live: Live = {
    on: <E extends ClientEvent>(event: E, handler: LiveHandler<E>) => void handlers.set(event, handler),
    tell: () => undefined,
    tellOthers: () => undefined,
    tellRoom: () => undefined,
    tellEveryone: () => undefined,
    tellEveryoneHere: () => undefined,
    endSessionsHere: () => undefined,
    aloneMs: () => 0,
    countConnections: () => 0,
    close: async () => undefined,
  }
  return {
    live,
    /** Sends an event as a browser does: the contract checks it, the feature's handler does it. */
    async send<E extends ClientEvent>(from: LiveConnection, event: E, payload: ClientPayloadInput<E>): Promise<void> {
      const parsed = clientEvents[event].payload.parse(payload)
      await handlers.get(event)!(parsed as never, { viewer: from.viewer, connection: from })
    },
  }
}
