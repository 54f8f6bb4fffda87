/** A time that breaks, if it must, before its date and nowhere else: "04:20 AM," and "Nov 17". */
export function unbroken(time: string): string {
  return time
    .split(', ')
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(', ')
}
