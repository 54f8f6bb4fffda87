import { type Locator, type Page, expect } from '@playwright/test'

/** Day and time of a birth as the choices of every form. */
export type BirthChoices = Partial<Record<'day' | 'month' | 'year' | 'hour' | 'minute' | 'ampm', string>>

/** Returns a birth field; `prefix` is for a form with two births: m_, f_. */
export const birthField = (root: Page | Locator, name: keyof BirthChoices, prefix = ''): Locator =>
  root.locator(`select[name="${prefix}${name}"]`)
export const timeUnknown = (root: Page | Locator, prefix = ''): Locator =>
  root.locator(`input[name="${prefix}timeUnknown"]`)

export async function chooseBirth(root: Page | Locator, choices: BirthChoices, prefix = ''): Promise<void> {
  for (const [name, value] of Object.entries(choices))
    await birthField(root, name as keyof BirthChoices, prefix).selectOption(value)
}

export async function expectChosen(root: Page | Locator, choices: BirthChoices, prefix = ''): Promise<void> {
  for (const [name, value] of Object.entries(choices))
    await expect(birthField(root, name as keyof BirthChoices, prefix)).toHaveValue(value)
}

/** Returns the choices for a date such as 1991-10-21. */
export function dateChoices(date: string): BirthChoices {
  const [year, month, day] = date.split('-').map((part) => String(Number(part)))
  return { day, month, year }
}

/** Of 17:05. */
export function timeChoices(time: string): BirthChoices {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return { hour: String(hour % 12 || 12), minute: String(minute), ampm: hour < 12 ? 'AM' : 'PM' }
}
