/** Intervals at which the live channel checks its connections. Tests use shorter ones. */
export type LiveTimes = {
  /** The time from one answered beat to the next, for a console that is switched on. */
  beatEveryMs: number
  /** A console that has not answered a beat for this long is shown as offline. */
  beatAnswerMs: number
  /** How often each process writes its users into Redis. */
  boardEveryMs: number
  /** A process that has written nothing for this long counts as dead, and its users as gone. */
  boardAliveMs: number
  /** How often the sessions of all connections are looked up, to find those that ended while Redis was unreachable. */
  sweepEveryMs: number
  /** A connection without a token is closed after this time. The token comes with the first packet. */
  tokenWithinMs: number
}

export const liveTimes: LiveTimes = {
  beatEveryMs: 1500,
  beatAnswerMs: 2500,
  boardEveryMs: 1000,
  boardAliveMs: 3000,
  sweepEveryMs: 4000,
  tokenWithinMs: 5000,
}
