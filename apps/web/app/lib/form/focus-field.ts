/** Leads to the field that is to be put right. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name)
  const first = control instanceof RadioNodeList ? control[0] : control
  if (first instanceof HTMLElement) focusWhenEnabled(first)
}

/** Fields are disabled while a form is being sent, and enabled again with one of the next paints. */
function focusWhenEnabled(field: HTMLElement): void {
  requestAnimationFrame(() => {
    if (!field.isConnected) return
    if (field.matches(':disabled')) {
      focusWhenEnabled(field)
      return
    }
    field.focus({ preventScroll: true })
    // In the middle: at an edge the top bar or a bar of buttons would cover its label or its message.
    field.scrollIntoView({ block: 'center' })
  })
}
