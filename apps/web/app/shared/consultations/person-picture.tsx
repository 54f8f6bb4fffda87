import type { LivePerson } from '@sankalp/contract/live/fields'
import { Avatar } from '../../ui/avatar.tsx'
import { Picture } from '../../ui/picture.tsx'

type PersonPictureProps = {
  person: Pick<LivePerson, 'profilePic' | 'portrait'>
  name: string
  size: number
  /** Read out where the name does not stand beside it. */
  alt?: string
}

/** The photo of a person; of an acharya without one the drawn portrait of the catalogue, of a user the first letter. */
export function PersonPicture({ person: { profilePic, portrait }, name, size, alt }: PersonPictureProps) {
  if (!profilePic && portrait) return <Picture name={portrait} size={size} alt={alt} first className="rounded-full" />
  return <Avatar picture={profilePic} name={name} size={size} {...(alt && { alt })} />
}
