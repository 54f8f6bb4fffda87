const minuteMs = 60_000
const minutesPerHour = 60

/** "begins in 2 h 5 min". `words` holds the text with hours and the one without, divided by a bar. */
export function countdownText(leftMs: number, words: string): string {
  const minutes = Math.max(1, Math.ceil(leftMs / minuteMs))
  const [withHours = '', withMinutes = ''] = words.split('|')
  const text = minutes < minutesPerHour ? withMinutes : withHours
  return text
    .replace('{h}', String(Math.floor(minutes / minutesPerHour)))
    .replace('{m}', String(minutes % minutesPerHour))
}
