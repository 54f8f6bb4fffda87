/**
 * A bell of two notes, synthesized here because a file would arrive too late on a slow connection. It repeats every
 * four seconds, like a phone.
 */
const notes = [
  { hz: 660, atS: 0 },
  { hz: 880, atS: 0.28 },
  { hz: 660, atS: 0.9 },
  { hz: 880, atS: 1.18 },
] as const
const noteS = 0.7
const everyMs = 4000
const vibration = [400, 200, 400]
const volume = 0.25

let context: AudioContext | null = null

/** Allows sound. Call it from a press by the acharya: browsers play no sound before one. */
export function allowRing(): void {
  context ??= 'AudioContext' in window ? new AudioContext() : null
  // Without permission there is no sound: the page, the vibration and the notification still signal the request.
  void context?.resume().catch(() => {})
}

/** Rings until the returned function is called. Only one of a browser's tabs rings. */
export function startRing(): () => void {
  const end = new AbortController()
  if ('locks' in navigator) {
    // The tab that holds the lock rings; when it is closed, another one takes over.
    void navigator.locks.request('acharya-ring', { signal: end.signal }, () => ringUntil(end.signal)).catch(() => {})
  } else void ringUntil(end.signal)
  return () => end.abort()
}

function ringUntil(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    allowRing()
    const once = () => {
      playBell()
      navigator.vibrate?.(vibration)
    }
    once()
    const timer = setInterval(once, everyMs)
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      navigator.vibrate?.(0)
      resolve()
    })
  })
}

function playBell(): void {
  if (context?.state !== 'running') return
  for (const { hz, atS } of notes) {
    const from = context.currentTime + atS
    const tone = new OscillatorNode(context, { type: 'sine', frequency: hz })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(0, from)
    gain.gain.linearRampToValueAtTime(volume, from + 0.02)
    gain.gain.exponentialRampToValueAtTime(0.001, from + noteS)
    tone.connect(gain).connect(context.destination)
    tone.start(from)
    tone.stop(from + noteS)
  }
}
