import type { LiveConnection } from './connection.ts'
import type { OnlineBoard } from './online-board.ts'
import type { LiveTimes } from './times.ts'

type BeatTimes = Pick<LiveTimes, 'beatEveryMs' | 'beatAnswerMs'>
type Attending = Pick<LiveConnection, 'id' | 'viewer' | 'beat' | 'heardAtMs' | 'onClose'>

/** Puts an acharya on the board when their console is switched on and while it answers the beats. */
export type Attendance = { begin(connection: Attending): void; end(connection: Pick<Attending, 'id'>): void }

export function createAttendance(board: Pick<OnlineBoard, 'add' | 'remove'>, times: BeatTimes): Attendance {
  const ends = new Map<string, () => void>()
  return {
    begin(connection) {
      if (ends.has(connection.id)) return
      const { userId } = connection.viewer
      let isPresent = false
      const setPresent = (now: boolean) => {
        if (now === isPresent) return
        isPresent = now
        if (now) board.add(userId)
        else board.remove(userId)
      }
      const stopBeats = watchBeats(connection, times, setPresent)
      const stopListening = connection.onClose(end)
      setPresent(true)
      function end(): void {
        stopBeats()
        stopListening()
        setPresent(false)
        ends.delete(connection.id)
      }
      ends.set(connection.id, end)
    },
    end: ({ id }) => ends.get(id)?.(),
  }
}

/**
 * Sends one beat at a time, and the next one a while after the console last answered or sent anything. Does not repeat
 * an unanswered beat: it is delivered as soon as the connection works, and a late answer still means that the console
 * is back.
 */
function watchBeats(
  connection: Attending,
  { beatEveryMs, beatAnswerMs }: BeatTimes,
  onChange: (isAnswering: boolean) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  let soon: NodeJS.Immediate | undefined
  let isStopped = false

  function send(): void {
    // Read an answer that waits in the buffer of a stalled process before counting it as missing.
    timer = setTimeout(() => (soon = setImmediate(() => onChange(false))), beatAnswerMs)
    connection.beat(() => {
      if (isStopped) return
      cancel()
      onChange(true)
      timer = setTimeout(sendWhenQuiet, beatEveryMs)
    })
  }
  function sendWhenQuiet(): void {
    const restMs = connection.heardAtMs() + beatEveryMs - performance.now()
    if (restMs > 0) timer = setTimeout(sendWhenQuiet, restMs)
    else send()
  }
  function cancel(): void {
    clearTimeout(timer)
    clearImmediate(soon)
  }
  send()
  return () => {
    isStopped = true
    cancel()
  }
}
