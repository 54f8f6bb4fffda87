/** The range of offsets that clocks have ever shown, and that the API accepts. */
const least = -12
const most = 14

/** Parses an offset typed as 5.5, 5:30, +06:30 or -3. Returns hours ahead of UTC, or null. */
export function parseOffset(text: string): number | null {
  const match = /^([+−-]?)(\d{1,2})(?:[.,](\d{1,6})|:([0-5]\d)(?::([0-5]\d))?)?$/.exec(text.trim())
  if (!match) return null
  const [, sign, whole, fraction, minutes, seconds] = match
  const size = Number(`${whole}.${fraction ?? 0}`) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600
  const hours = sign === '-' || sign === '−' ? -size : size
  return hours >= least && hours <= most ? hours : null
}

/** Formats an offset as +05:30, with seconds for local mean time. */
export function formatOffset(hours: number): string {
  const total = Math.round(Math.abs(hours) * 3600)
  const pad = (value: number) => String(value).padStart(2, '0')
  const seconds = total % 60
  const text = `${pad(Math.floor(total / 3600))}:${pad(Math.floor(total / 60) % 60)}`
  return `${hours < 0 ? '−' : '+'}${text}${seconds ? `:${pad(seconds)}` : ''}`
}
