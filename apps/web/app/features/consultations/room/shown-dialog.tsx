import { type ReactNode, useEffect, useId } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { openDialog } from '../../../ui/dialog-control.ts'

type ShownDialogProps = {
  title: string
  children: ReactNode
  actions?: ReactNode
  onClose: () => void
  className?: string
}

/** A dialog that is open while it is mounted, for parts that are loaded on demand. */
export function ShownDialog({ title, children, actions, onClose, className }: ShownDialogProps) {
  const { t } = useTranslation('shell')
  const id = useId()
  useEffect(() => {
    openDialog(id)
  }, [id])
  return (
    <Dialog id={id} title={title} closeLabel={t('close')} actions={actions} onClose={onClose} className={className}>
      {children}
    </Dialog>
  )
}
