import { Picture } from '../../../../ui/picture.tsx'

const drawn = new Set(import.meta.env.FESTIVAL_PICTURES.split(','))

type FestivalPictureProps = { of: readonly { key: string }[]; size: number; className?: string }

/** Shows the picture of the first of some festivals that has one. Most vrats have none. */
export function FestivalPicture({ of: festivals, size, className }: FestivalPictureProps) {
  const name = festivals.flatMap(({ key }) => namesFor(key)).find((one) => drawn.has(one))
  return name === undefined ? null : <Picture name={name} size={size} className={className} />
}

/** Returns which pictures would show a festival. One that is a rite, as Govardhan Puja, may have that of its pooja. */
function namesFor(key: string): string[] {
  return [`festivals/${key}`, `poojas/${key}`, `poojas/${key.replace(/-puja$/, '')}`]
}
