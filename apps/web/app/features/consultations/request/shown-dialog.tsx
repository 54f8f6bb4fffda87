import { type ComponentProps, useEffect } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { openDialog } from '../../../ui/dialog-control.ts'

/** A dialog that is open as long as it is there. */
export function ShownDialog(props: ComponentProps<typeof Dialog>) {
  const { id } = props
  useEffect(() => openDialog(id), [id])
  return <Dialog {...props} />
}
