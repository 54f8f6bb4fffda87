import { Picture } from './picture.tsx'

type AcharyaPictureProps = { acharya: { image: string; portrait: string }; size: number; first?: boolean }

/** Shows the photo of an acharya, or the drawn medallion without one. The name is beside it. */
export function AcharyaPicture({ acharya: { image, portrait }, size, first }: AcharyaPictureProps) {
  if (image === 'false') return <Picture name={portrait} size={size} first={first} className="rounded-full" />
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
