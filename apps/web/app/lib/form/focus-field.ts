/** Focuses the field that needs correction. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name)
  const first = control instanceof RadioNodeList ? control[0] : control
  if (first instanceof HTMLElement) focusWhenEnabled(first)
}

/**
 * Focuses a field once it is enabled. Fields are disabled while a form is being sent, and enabled again a few paints
 * later.
 */
function focusWhenEnabled(field: HTMLElement): void {
  requestAnimationFrame(() => {
    if (!field.isConnected) return
    if (field.matches(':disabled')) {
      focusWhenEnabled(field)
      return
    }
    field.focus({ preventScroll: true })
    // Scroll to the middle: at an edge the top bar or a bar of buttons would cover the label or the message.
    field.scrollIntoView({ block: 'center' })
  })
}
