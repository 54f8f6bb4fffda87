/** On wide screens the panel is no drawer, and nothing is open. */
export function closeDrawer(panel: HTMLElement): void {
  if (panel.matches(':popover-open')) panel.hidePopover()
}
