/** The frames that one connection may send in a second: more than any user types or any negotiation needs. */
const framesPerSecond = 100
/** Before the sign-in a client sends only the token, in one frame. Allow a few more, for example to answer a ping. */
const framesBeforeSignIn = 3
/** A session description of a call, the largest message, has some 10 kB. */
const bytesPerSecond = 256 * 1024

/**
 * Counts the frames of one connection. A class, because there are thousands of instances: closures for each take three
 * times the memory.
 */
export class Pace {
  private startedAt = Number.NEGATIVE_INFINITY
  private frames = 0
  private sent = 0

  /** Counts one more frame. Returns true when the limit per second is exceeded. */
  isTooFast(bytes: number, isSignedIn: boolean, now: number = performance.now()): boolean {
    if (now - this.startedAt >= 1000) {
      this.startedAt = now
      this.frames = 0
      this.sent = 0
    }
    this.frames += 1
    this.sent += bytes
    return this.frames > (isSignedIn ? framesPerSecond : framesBeforeSignIn) || this.sent > bytesPerSecond
  }
}
