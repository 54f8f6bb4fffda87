import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'

type StreamVideoProps = {
  stream: MediaStream
  label: string
  isMuted?: boolean
  isMirrored?: boolean
  className?: string
  ref?: Ref<HTMLVideoElement>
}

/** Shows the video of one side; one's own is mirrored and muted. */
export function StreamVideo({ stream, label, isMuted, isMirrored, className, ref }: StreamVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  useImperativeHandle(ref, () => video.current!, [])
  useEffect(() => {
    if (video.current && video.current.srcObject !== stream) video.current.srcObject = stream
  }, [stream])
  return (
    // oxlint-disable-next-line media-has-caption -- a private call has no transcript
    <video
      ref={video}
      aria-label={label}
      muted={isMuted}
      autoPlay
      playsInline
      className={className}
      style={isMirrored ? { transform: 'scaleX(-1)' } : undefined}
    />
  )
}
