/** Returns a time that may wrap only before its date: "04:20 AM," and "17 Nov". */
export function unbroken(time: string): string {
  return time
    .split(', ')
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(', ')
}
