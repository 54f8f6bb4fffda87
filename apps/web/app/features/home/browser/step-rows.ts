import { findAll } from '../../../lib/reading/data-names.ts'

/** Shows the two buttons of each row that is wider than its frame, and lets them scroll it by what is in sight. */
export function stepRows(root: HTMLElement): () => void {
  const stops = findAll(root, 'row-steps').map((steps) => {
    const row = document.getElementById(steps.dataset.rowSteps!)!
    const buttons = findAll<HTMLButtonElement>(steps, 'step')

    const update = () => {
      const hidden = row.scrollWidth - row.clientWidth
      steps.classList.toggle('invisible', hidden <= 1)
      for (const button of buttons) {
        const isAtEnd = button.dataset.step === '1' ? row.scrollLeft >= hidden - 1 : row.scrollLeft <= 1
        // Not `disabled`: that would throw whoever uses the keyboard off the button they have just pressed.
        button.setAttribute('aria-disabled', String(isAtEnd))
      }
    }
    const press = (event: Event) => {
      const step = (event.target as Element).closest<HTMLElement>('[data-step]')?.dataset.step
      if (step) row.scrollBy({ left: Number(step) * row.clientWidth * 0.8 })
    }
    steps.addEventListener('click', press)
    row.addEventListener('scroll', update, { passive: true })
    const watcher = new ResizeObserver(update)
    watcher.observe(row)
    return () => {
      steps.removeEventListener('click', press)
      row.removeEventListener('scroll', update)
      watcher.disconnect()
    }
  })
  return () => stops.forEach((stop) => stop())
}
