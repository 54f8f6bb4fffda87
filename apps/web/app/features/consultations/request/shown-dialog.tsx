import { type ComponentProps, useEffect } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { openDialog } from '../../../ui/dialog-control.ts'

/** A dialog that is open while it is mounted. */
export function ShownDialog(props: ComponentProps<typeof Dialog>) {
  const { id } = props
  useEffect(() => openDialog(id), [id])
  return <Dialog {...props} />
}
