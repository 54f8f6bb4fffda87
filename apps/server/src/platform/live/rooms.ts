declare const isRoom: unique symbol

/**
 * A group of connections that receive the same events. Created only here, so that no feature writes a room's name
 * itself.
 */
export type Room = string & { readonly [isRoom]: true }

/** Returns the room of all connections of a user, on all devices. */
export function userRoom(userId: string): Room {
  return `user:${userId}` as Room
}

/** Returns the room of all connections that use the tokens of one sign-in. */
export function sessionRoom(sessionId: string): Room {
  return `session:${sessionId}` as Room
}

/** Returns the room of the connections in a consultation. Only they receive its messages. */
export function talkRoom(consultationId: string): Room {
  return `talk:${consultationId}` as Room
}

/** An empty room. Its events pass through every process like all others, which proves that the link works. */
export const pulseRoom = 'pulse' as Room
