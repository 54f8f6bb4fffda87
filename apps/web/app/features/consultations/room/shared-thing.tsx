import type { Attachment } from '@sankalp/contract/live/messages'
import type { ShownAttachment } from './messages.ts'
import { fromBirthInput } from '../../../shared/birth/birth.ts'
import { BirthChart } from '../../../shared/consultations/birth-chart.tsx'
import { SharedMatch } from './shared-match.tsx'
import { SharedPanchang } from './shared-panchang.tsx'

/** What somebody shared, drawn on both sides from the same facts. */
export default function SharedThing({ attachment }: { attachment: ShownAttachment }) {
  if (attachment.kind === 'kundli') return <SharedChart {...attachment} />
  if (attachment.kind === 'match') return <SharedMatch match={attachment} />
  if (attachment.kind === 'panchang') return <SharedPanchang city={attachment.city} date={attachment.date} />
  return null
}

function SharedChart({ name, gender, place, birth }: Extract<Attachment, { kind: 'kundli' }>) {
  const known = { Male: 'male', Female: 'female', Other: 'other' } as const
  return (
    <BirthChart
      birth={fromBirthInput({ ...birth, name, place, gender: gender ? known[gender] : 'other' })}
      dashas="folded"
    />
  )
}
