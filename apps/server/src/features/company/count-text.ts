const fewest = 100

/** A count as a page boasts with it: rounded down, so that it is never too much. Too few are nothing to show. */
export function writeCount(count: number): string | null {
  if (count < fewest) return null
  const [size, unit] = count < 1000 ? [100, ''] : count < 1_000_000 ? [1000, 'K'] : [1_000_000, 'M']
  const whole = Math.floor(count / size)
  return unit === '' ? `${whole * size}+` : `${whole}${unit}+`
}
