/** What one connection may send in a second: faster than any person types or any negotiation runs. */
const framesPerSecond = 100
/** Before a sign-in there is nothing to say but the token, in one frame: a few more, for an answer to a ping. */
const framesBeforeSignIn = 3
/** A description of a call, the largest thing that is sent, has some 10 kB. */
const bytesPerSecond = 256 * 1024

/** Counts what one connection sends, frame by frame. A class, since there are thousands: functions of its own for each take three times the memory. */
export class Pace {
  private startedAt = Number.NEGATIVE_INFINITY
  private frames = 0
  private sent = 0

  /** Takes one more frame; true when that is more than a second's worth in a second. */
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
