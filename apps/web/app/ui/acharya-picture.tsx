import { Portrait } from './drawings/portrait.tsx'

type AcharyaPictureProps = { acharya: { image: string; portrait: string }; size: number }

/** Shows the photo of an acharya, or the drawn medallion without one. The name is beside it. */
export function AcharyaPicture({ acharya: { image, portrait }, size }: AcharyaPictureProps) {
  if (image === 'false') return <Portrait seed={portrait} size={size} className="shrink-0" />
  return (
    <img
      src={image}
      alt=""
      width={size}
      height={size}
      style={{ width: size, height: size }}
      className="shrink-0 rounded-full border border-rule bg-paper-sunk object-cover"
    />
  )
}
