import { Picture } from '../../../../ui/picture.tsx'

const drawn = new Set(import.meta.env.FESTIVAL_PICTURES.split(','))

type FestivalPictureProps = { of: readonly { key: string }[]; size: number; className?: string }

/** Shows the picture of the first of some festivals that has one. Most vrats have none. */
export function FestivalPicture({ of: festivals, size, className }: FestivalPictureProps) {
  const shown = festivals.find(({ key }) => drawn.has(key))
  return shown ? <Picture name={`festivals/${shown.key}`} size={size} className={className} /> : null
}
