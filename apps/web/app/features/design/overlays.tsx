import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { closeDialog, openDialog } from '../../ui/dialog-control.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { PopoverCard } from '../../ui/popover-card.tsx'
import { Part } from './part.tsx'

export function Overlays() {
  const { t } = useTranslation(['design', 'shell'])
  const close = () => closeDialog('sample-dialog')
  return (
    <Part name="overlays">
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" onClick={() => openDialog('sample-dialog')}>
          {t('overlays.dialog')}
        </Button>
        <Button kind="quiet" onClick={() => openDialog('sample-drawer')}>
          {t('overlays.drawer')}
        </Button>
        <button type="button" popoverTarget="sample-popover" className={buttonClasses('quiet')}>
          {t('overlays.popover')}
        </button>
      </div>
      <PopoverCard id="sample-popover" label={t('overlays.popover')}>
        <p className="p-5">{t('overlays.popoverText')}</p>
      </PopoverCard>
      <Dialog
        id="sample-dialog"
        title={t('overlays.dialogTitle')}
        closeLabel={t('shell:close')}
        actions={
          <>
            <Button kind="quiet" onClick={close}>
              {t('overlays.stay')}
            </Button>
            <Button onClick={close}>{t('overlays.leave')}</Button>
          </>
        }
      >
        <p>{t('overlays.dialogText')}</p>
      </Dialog>
      <Drawer id="sample-drawer" label={t('overlays.drawerLabel')} closeLabel={t('shell:close')}>
        <p className="p-4">{t('overlays.drawerText')}</p>
      </Drawer>
    </Part>
  )
}
