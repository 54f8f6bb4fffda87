import Pencil from 'lucide-react/icons/pencil'
import type { Birth } from '../../../shared/birth/birth.ts'
import { typedFrom } from '../../../shared/birth/typed-birth.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { saveDraft } from '../form/form-draft.ts'

/** Links back to the form, filled with this birth. */
export function EditLink({ birth, text }: { birth: Birth; text: string }) {
  return (
    <LinkButton
      href="/kundli-form"
      kind="quiet"
      icon={<Pencil aria-hidden="true" size={18} />}
      onClick={() => saveDraft(typedFrom(birth))}
      className="justify-self-start print:hidden"
    >
      {text}
    </LinkButton>
  )
}
