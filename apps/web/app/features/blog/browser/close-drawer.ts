/** Closes the drawer. On wide screens the panel is not a drawer, and nothing is open. */
export function closeDrawer(panel: HTMLElement): void {
  if (panel.matches(':popover-open')) panel.hidePopover()
}
