/** A bell of two tones, synthesized here: a sound file would have to be loaded at the very moment it is needed. */
const tonesHz = [880, 1175]
const toneSeconds = 0.35
const everyMs = 2500
const shakeMs = [300, 150, 300]

/** Rings and vibrates until it is stopped, if the browser allows it: a page without user interaction stays silent. */
export function ring(): () => void {
  const context = 'AudioContext' in window ? new AudioContext() : null
  const once = () => {
    navigator.vibrate?.(shakeMs)
    if (context?.state === 'running') strike(context)
  }
  once()
  const timer = setInterval(once, everyMs)
  return () => {
    clearInterval(timer)
    navigator.vibrate?.(0)
    void context?.close()
  }
}

function strike(context: AudioContext): void {
  tonesHz.forEach((frequency, at) => {
    const start = context.currentTime + at * toneSeconds
    const tone = new OscillatorNode(context, { frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0.2, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + toneSeconds)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + toneSeconds)
  })
}
