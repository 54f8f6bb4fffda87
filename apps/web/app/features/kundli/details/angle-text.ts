/** Formats an angle as almanacs do, 12°03′09″; rounded to the second once, so that no 60″ appears. */
export function dmsText(deg: number): string {
  const total = Math.round(Math.abs(deg) * 3600)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${deg < 0 ? '−' : ''}${Math.floor(total / 3600)}°${two(Math.floor(total / 60) % 60)}′${two(total % 60)}″`
}

/**
 * Formats a position within a sign. It is truncated, not rounded: 29°59′59.7″ must not appear as 30° of the sign it has
 * not left.
 */
export function signDmsText(degInSign: number): string {
  return dmsText(Math.floor(degInSign * 3600 + 1e-6) / 3600)
}

/** Formats the whole degree for a chart, which has no room for more. */
export function signDegText(degInSign: number): string {
  return `${Math.floor(degInSign)}°`
}
