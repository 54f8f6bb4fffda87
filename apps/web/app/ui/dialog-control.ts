import type { MouseEvent } from 'react'

/** Opens a `<dialog>` as a modal one: the browser keeps focus inside and everything behind it inert. */
export function openDialog(id: string): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

/**
 * For a button that also says command="show-modal": with script we open the dialog ourselves, which older
 * browsers need, and take the browser's own turn away.
 */
export function opensDialog(id: string) {
  return (event: MouseEvent) => {
    event.preventDefault()
    openDialog(id)
  }
}

/** The same for command="close". */
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

/** A press on the veil lands on the dialog element itself, outside of its content. */
export function closeOnVeil(event: MouseEvent<HTMLDialogElement>): void {
  const dialog = event.currentTarget
  if (event.target !== dialog) return
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  const isInside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom
  if (!isInside) dialog.close()
}
