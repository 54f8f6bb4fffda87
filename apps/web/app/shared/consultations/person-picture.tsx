import type { LivePerson } from '@sankalp/contract/live/fields'
import { LatePortrait } from '../../lib/late-drawing.tsx'
import { Avatar } from '../../ui/avatar.tsx'

type PersonPictureProps = {
  person: Pick<LivePerson, 'profilePic' | 'portrait'>
  name: string
  size: number
  /** Read out where the name does not stand beside it. */
  alt?: string
}

/** The photo of a person; of an acharya without one the drawn portrait of the catalogue, of a user the first letter. */
export function PersonPicture({ person: { profilePic, portrait }, name, size, alt }: PersonPictureProps) {
  if (!profilePic && portrait)
    return <LatePortrait seed={portrait} size={size} className="shrink-0" {...(alt && { name: alt })} />
  return <Avatar picture={profilePic} name={name} size={size} {...(alt && { alt })} />
}
