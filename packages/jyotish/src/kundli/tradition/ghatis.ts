/** Splits into whole ghatis and palas, rounded to the nearest pala: 59.999 ghatis are 60 and 0, never 59 and 60. */
export function splitGhatis(ghatis: number): { ghatis: number; palas: number } {
  const palas = Math.round(ghatis * 60)
  return { ghatis: Math.floor(palas / 60), palas: palas % 60 }
}
