/** Shows a part of the page by its `data-part`, and opens what it is folded in. */
export function goToPart(part: string): void {
  const heading = document.querySelector<HTMLElement>(`[data-part="${part}"]`)
  if (!heading) return
  for (let fold = heading.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true
  }
  heading.scrollIntoView({ behavior: 'smooth', block: 'start' })
  heading.focus({ preventScroll: true })
}
