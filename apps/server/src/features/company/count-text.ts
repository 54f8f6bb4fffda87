const fewest = 100

/**
 * Formats a count for display, rounded down so that it is never too high. Returns null for a count too small to show.
 */
export function writeCount(count: number): string | null {
  if (count < fewest) return null
  const [size, unit] = count < 1000 ? [100, ''] : count < 1_000_000 ? [1000, 'K'] : [1_000_000, 'M']
  const whole = Math.floor(count / size)
  return unit === '' ? `${whole * size}+` : `${whole}${unit}+`
}
