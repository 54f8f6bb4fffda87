import type { ShownAttachment } from './messages.ts'
import { SharedChart } from './shared-chart.tsx'
import { SharedMatch } from './shared-match.tsx'
import { SharedPanchang } from './shared-panchang.tsx'

/** Draws a shared attachment, from the same data on both sides. */
export default function SharedThing({ attachment }: { attachment: ShownAttachment }) {
  if (attachment.kind === 'kundli') return <SharedChart kundli={attachment} dashas="folded" />
  if (attachment.kind === 'match') return <SharedMatch match={attachment} />
  if (attachment.kind === 'panchang') return <SharedPanchang city={attachment.city} date={attachment.date} />
  return null
}
