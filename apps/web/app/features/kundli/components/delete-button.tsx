import type { SavedKundli } from '@sankalp/contract/kundli'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { closeDialog, openDialog } from '../../../ui/dialog-control.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from './icon-button.tsx'

/** Asks first. */
export function DeleteButton({ saved, onDelete }: { saved: SavedKundli; onDelete: () => void }) {
  const { t } = useTranslation(['kundli', 'shell'])
  const id = useId()
  return (
    <>
      <IconButton label={t('saved.deleteOf', { name: saved.name })} onClick={() => openDialog(id)}>
        <Trash2 aria-hidden="true" size={20} />
      </IconButton>
      <Dialog
        id={id}
        title={t('saved.deleteTitle')}
        closeLabel={t('shell:close')}
        actions={
          <>
            <Button kind="quiet" onClick={() => closeDialog(id)}>
              {t('saved.deleteNo')}
            </Button>
            <Button
              kind="danger"
              onClick={() => {
                closeDialog(id)
                onDelete()
              }}
            >
              {t('saved.deleteYes')}
            </Button>
          </>
        }
      >
        <p>{t('saved.deleteText', { name: saved.name })}</p>
      </Dialog>
    </>
  )
}
