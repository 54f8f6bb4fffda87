declare const isRoom: unique symbol

/** A group of connections that are told something together. Made only here, so that no feature writes the name of one. */
export type Room = string & { readonly [isRoom]: true }

/** Every connection of a user, on all their devices. */
export function userRoom(userId: string): Room {
  return `user:${userId}` as Room
}

/** Every connection that was opened with the tokens of one sign-in. */
export function sessionRoom(sessionId: string): Room {
  return `session:${sessionId}` as Room
}
