import X from 'lucide-react/icons/x'
import { classes } from './classes.ts'
import { closesDialog } from './dialog-control.ts'

/** The close button of a dialog; it works without a script if the browser supports `command`. */
export function CloseButton({ dialogId, label, className }: { dialogId: string; label: string; className?: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      command="close"
      commandfor={dialogId}
      onClick={closesDialog(dialogId)}
      className={classes('grid size-12 shrink-0 place-items-center rounded-md hover:bg-paper-sunk', className)}
    >
      <X aria-hidden="true" />
    </button>
  )
}
