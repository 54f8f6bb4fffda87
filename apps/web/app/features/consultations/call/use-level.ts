import { useEffect, useState } from 'react'

const lookMs = 80
/** Breath and fans stay below this level. */
const heardAbove = 0.06

/** Returns how loud the microphone is, in [0, 1], and whether it has picked up a sound yet. */
export function useLevel(stream: MediaStream | null): { level: number; hasHeard: boolean } {
  const [level, setLevel] = useState(0)
  const [hasHeard, setHasHeard] = useState(false)
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 512
    context.createMediaStreamSource(stream).connect(analyser)
    const wave = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(wave)
      const power = wave.reduce((sum, value) => sum + value * value, 0) / wave.length
      const next = Math.min(1, Math.sqrt(power) * 4)
      setLevel(next)
      if (next > heardAbove) setHasHeard(true)
    }, lookMs)
    // Without a press, the context may stay suspended until there is one.
    void context.resume()
    return () => {
      clearInterval(timer)
      void context.close()
    }
  }, [stream])
  return { level, hasHeard }
}
