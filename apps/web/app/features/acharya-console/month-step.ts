/** Returns the month (yyyy-MM) that is `step` months later, or earlier if `step` is negative. */
export function monthStep(month: string, step: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const at = year * 12 + number - 1 + step
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}
