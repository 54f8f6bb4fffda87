/** How often the live channel looks after its connections. Tests use shorter times. */
export type LiveTimes = {
  /** From one answered beat of a console that is switched on to the next. */
  beatEveryMs: number
  /** A console that has not answered a beat for so long is shown as offline. */
  beatAnswerMs: number
  /** How often each process writes whom it holds into Redis. */
  boardEveryMs: number
  /** A process that has written nothing for so long is gone, and whoever was connected to it with it. */
  boardAliveMs: number
  /** How often the sessions of all connections are looked up: finds those that ended while Redis was away. */
  sweepEveryMs: number
  /** A connection that has brought no token by then is closed: it comes with the first packet. */
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
