import { Portrait } from '../../ui/drawings/portrait.tsx'

type AcharyaPictureProps = { acharya: { image: string; portrait: string }; size: number }

/** The photo of an acharya, or the medallion that is drawn where there is none. Their name stands beside it. */
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
