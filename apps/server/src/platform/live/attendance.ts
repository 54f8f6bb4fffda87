import type { LiveConnection } from './connection.ts'
import type { OnlineBoard } from './online-board.ts'
import type { LiveTimes } from './times.ts'

type BeatTimes = Pick<LiveTimes, 'beatEveryMs' | 'beatAnswerMs'>
type Attending = Pick<LiveConnection, 'id' | 'viewer' | 'beat' | 'heardAtMs' | 'onClose'>

/** Puts on the board whoever asks for it and answers the beats, and takes them off while they do not. */
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
 * Sends one beat at a time and the next one a while after the last that was heard of the console, be it the answer or anything else
 * it sent. One that stays unanswered is not sent again: the wire delivers it as soon as there is a wire, and its answer, however late,
 * means that somebody is back.
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
    // An answer that waits in the buffer while this process stands still is read before it counts as missing.
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
