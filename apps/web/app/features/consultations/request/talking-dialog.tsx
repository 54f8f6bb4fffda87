import type { Consultation } from '@sankalp/contract/consultations'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { nameIn } from '../../../shared/consultations/name-in.ts'
import { roomAddress } from '../../../shared/consultations/room-address.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { ShownDialog } from './shown-dialog.tsx'

/** Another acharya was pressed while a talk runs: a user has one talk at a time. */
export function TalkingDialog({ talking, onClose }: { talking: Consultation; onClose: () => void }) {
  const { t } = useTranslation(['find-acharya', 'shell'])
  const name = nameIn(talking.acharya, useLanguage())
  return (
    <ShownDialog
      id="you-are-talking"
      title={t('running.text', { name })}
      closeLabel={t('shell:close')}
      onClose={onClose}
      actions={<LinkButton href={roomAddress(talking)}>{t('shell:talk.back')}</LinkButton>}
    >
      <p>{t('running.oneAtATime')}</p>
    </ShownDialog>
  )
}
