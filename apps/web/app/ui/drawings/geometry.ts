/** Returns a point on a circle around (50, 50): angles in degrees, clockwise from the top, as on a dial. */
export function onCircle(radius: number, angleDeg: number): { x: number; y: number } {
  const angle = ((angleDeg - 90) * Math.PI) / 180
  // Three decimals give the same text on the server and in the browser, and are precise enough for any screen.
  return { x: round(50 + radius * Math.cos(angle)), y: round(50 + radius * Math.sin(angle)) }
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Returns the short strokes of a dial as one path: `count` of them, from one radius to another. */
export function ticks(count: number, fromRadius: number, toRadius: number, offsetDeg = 0): string {
  return Array.from({ length: count }, (_, step) => {
    const angleDeg = offsetDeg + (step * 360) / count
    const from = onCircle(fromRadius, angleDeg)
    const to = onCircle(toRadius, angleDeg)
    return `M${from.x} ${from.y}L${to.x} ${to.y}`
  }).join('')
}

/** Returns petals around the centre, each a pair of curves that meet at a point. */
export function petals(count: number, innerRadius: number, outerRadius: number, offsetDeg = 0): string {
  const halfDeg = 180 / count
  return Array.from({ length: count }, (_, step) => {
    const angleDeg = offsetDeg + (step * 360) / count
    const start = onCircle(innerRadius, angleDeg - halfDeg)
    const tip = onCircle(outerRadius, angleDeg)
    const end = onCircle(innerRadius, angleDeg + halfDeg)
    const middle = (innerRadius + outerRadius) / 2
    const left = onCircle(middle * 1.08, angleDeg - halfDeg)
    const right = onCircle(middle * 1.08, angleDeg + halfDeg)
    return `M${start.x} ${start.y}Q${left.x} ${left.y} ${tip.x} ${tip.y}Q${right.x} ${right.y} ${end.x} ${end.y}`
  }).join('')
}

/** Returns a triangle on a circle; `up` sets its direction. */
export function triangle(radius: number, up: boolean): string {
  const [a, b, c] = [0, 120, 240].map((angle) => onCircle(radius, angle + (up ? 0 : 180)))
  return `M${a?.x} ${a?.y}L${b?.x} ${b?.y}L${c?.x} ${c?.y}Z`
}
