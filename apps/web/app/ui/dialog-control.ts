import type { MouseEvent } from 'react'

/** Opens a `<dialog>` as a modal: the browser keeps focus inside and makes everything behind it inert. */
export function openDialog(id: string): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

/**
 * Returns a click handler for a button with command="show-modal". It opens the dialog by script, which older browsers
 * need, and prevents the browser's own command.
 */
export function opensDialog(id: string) {
  return (event: MouseEvent) => {
    event.preventDefault()
    openDialog(id)
  }
}

/** Returns the same for command="close". */
export function closesDialog(id: string) {
  return (event: MouseEvent) => {
    event.preventDefault()
    closeDialog(id)
  }
}

export function closeDialog(id: string): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement) dialog.close()
}

export function isDialogOpen(id: string): boolean {
  const dialog = document.getElementById(id)
  return dialog instanceof HTMLDialogElement && dialog.open
}

/** Closes a dialog on a press outside of its content, whose target is the dialog element itself. */
export function closeOnVeil(event: MouseEvent<HTMLDialogElement>): void {
  const dialog = event.currentTarget
  if (event.target !== dialog) return
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  const isInside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom
  if (!isInside) dialog.close()
}
