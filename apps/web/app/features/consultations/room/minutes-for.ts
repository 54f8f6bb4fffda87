/** The whole minutes that an amount pays for, at the rate that was agreed when the talk began. */
export function minutesFor(rupees: number, perMinute: number): number {
  return Math.floor(Math.round(rupees * 100) / Math.round(perMinute * 100))
}
