import { useId } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { closeDialog, openDialog } from '../../../ui/dialog-control.ts'
import { FormMessage } from '../../../ui/notice.tsx'
import type { Room } from './room.ts'
import { useEnd } from './use-end.ts'

type EndDialogProps = {
  room: Room
  label: string
  className?: string
  children?: (open: () => void) => React.ReactNode
}

/** Asks once before ending. When it has ended, the room itself opens the result. */
export function EndDialog({ room, label, className, children }: EndDialogProps) {
  const { t } = useTranslation(['consultations', 'shell'])
  const id = useId()
  const { end, isEnding, problem } = useEnd(room)
  const open = () => openDialog(id)
  return (
    <>
      {children ? (
        children(open)
      ) : (
        <Button kind="danger" className={className ?? 'shrink-0 px-3!'} onClick={open}>
          {label}
        </Button>
      )}
      <Dialog
        id={id}
        title={t('end.title')}
        closeLabel={t('shell:close')}
        actions={
          <>
            <Button kind="quiet" onClick={() => closeDialog(id)}>
              {t('end.stay')}
            </Button>
            <Button busy={isEnding && t('end.ending')} onClick={end}>
              {t('end.confirm')}
            </Button>
          </>
        }
      >
        <p>{t(room.side === 'user' ? 'end.text' : 'end.textAcharya')}</p>
        <FormMessage text={problem} />
      </Dialog>
    </>
  )
}
