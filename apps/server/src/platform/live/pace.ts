/** What one connection may send in a second: faster than any person types or any negotiation runs. */
const framesPerSecond = 100
/** Before a sign-in there is nothing to say but the token, in one frame: a few more, for an answer to a ping. */
const framesBeforeSignIn = 3
/** A description of a call, the largest thing that is sent, has some 10 kB. */
const bytesPerSecond = 256 * 1024

/** Counts what one connection sends, frame by frame; true when it has sent more than a second's worth in a second. */
export function createPace(isSignedIn: () => boolean, nowMs: () => number = () => performance.now()): (bytes: number) => boolean {
  let startedAt = Number.NEGATIVE_INFINITY
  let frames = 0
  let sent = 0
  return (bytes) => {
    const now = nowMs()
    if (now - startedAt >= 1000) [startedAt, frames, sent] = [now, 0, 0]
    frames += 1
    sent += bytes
    return frames > (isSignedIn() ? framesPerSecond : framesBeforeSignIn) || sent > bytesPerSecond
  }
}
