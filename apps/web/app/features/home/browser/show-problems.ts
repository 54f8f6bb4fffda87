import type { QuickProblems } from '../quick-birth.ts'

/** Shows at the drawn fields what is wrong with each, and hides what is right again. The place says it by itself. */
export function showProblems(form: HTMLFormElement, problems: QuickProblems): void {
  for (const field of ['date', 'time'] as const) {
    const problem = problems[field]
    const input = form.querySelector<HTMLInputElement>(`#quick-${field}`)!
    for (const message of form.querySelectorAll<HTMLElement>(`[data-problem=${field}]`)) message.hidden = message.id !== `quick-${field}-${problem}`
    if (problem) {
      input.setAttribute('aria-invalid', 'true')
      input.setAttribute('aria-describedby', `quick-${field}-${problem}`)
    } else {
      input.removeAttribute('aria-invalid')
      input.removeAttribute('aria-describedby')
    }
  }
}
