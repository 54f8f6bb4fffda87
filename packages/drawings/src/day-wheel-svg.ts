import type { DayWheel, WheelArc } from './day-wheel.ts'
import type { Line } from './geometry.ts'

/** CSS colours: tokens of a theme, or plain colours where there is no style sheet. */
export type WheelPaint = {
  paper: string
  ink: string
  soft: string
  rule: string
  day: string
  night: string
  /** Times to avoid, times to choose, and what is lit. */
  rahu: string
  abhijit: string
  light: string
}

/** The texts on the wheel, already shaped as SVG. What is left out is not drawn. */
export type WheelLetters = {
  rashi?: (index: number) => string
  nakshatra?: (index: number) => string
  graha?: (key: string) => string
  core?: string
}

/** Returns the wheel as the content of an `<svg viewBox="0 0 400 400">`, for pictures made without React. */
export function dayWheelSvg(wheel: DayWheel, paint: WheelPaint, letters: WheelLetters = {}): string {
  const { radii } = wheel
  const colours: Record<WheelArc['kind'], string> = {
    day: paint.day,
    night: paint.night,
    rahu: paint.rahu,
    abhijit: paint.abhijit,
  }
  const circle = (radius: number) => `<circle cx="200" cy="200" r="${radius}"/>`
  const rings = [radii.hours, radii.hoursInner, radii.rashis, radii.rashisInner, radii.nakshatrasInner, radii.core]
  const placed = ({ x, y, turnDeg }: { x: number; y: number; turnDeg: number }, inside: string) =>
    inside && `<g transform="translate(${x} ${y})${turnDeg === 0 ? '' : ` rotate(${turnDeg})`}">${inside}</g>`
  return [
    `<circle cx="200" cy="200" r="${radii.hours}" fill="${paint.paper}"/>`,
    ...wheel.arcs.map(({ kind, path }) => `<path d="${path}" fill="${colours[kind]}"/>`),
    `<g fill="none" stroke="${paint.rule}">${rings.map(circle).join('')}<path d="${wheel.nakshatraLines}"/><path d="${wheel.ghatis.minor}"/></g>`,
    `<path d="${wheel.rashiLines}${wheel.ghatis.major}" stroke="${paint.soft}"/>`,
    ...wheel.marks.map(
      ({ kind, line }) =>
        `<path d="${linePath(line)}" stroke="${kind === 'tithi-end' ? paint.rahu : paint.ink}" stroke-width="2"/>`,
    ),
    `<g fill="${paint.soft}">${wheel.rashis.map(({ index, label }) => placed(label, letters.rashi?.(index) ?? '')).join('')}${wheel.nakshatras
      .map(({ index, label }) => placed(label, letters.nakshatra?.(index) ?? ''))
      .join('')}</g>`,
    `<path d="${wheel.grahas.map(({ pointer }) => linePath(pointer)).join('')}" stroke="${paint.soft}" stroke-width="0.8"/>`,
    ...wheel.grahas.map(({ key, at, radius }) => {
      const fill = key === 'sun' ? paint.light : key === 'moon' ? paint.night : paint.paper
      const lit = key === 'moon' ? `<path d="${wheel.moon.lit}" fill="${paint.light}"/>` : ''
      const letter = key === 'moon' ? '' : placed({ ...at, turnDeg: 0 }, letters.graha?.(key) ?? '')
      return `<circle cx="${at.x}" cy="${at.y}" r="${radius}" fill="${fill}" stroke="${paint.ink}"/>${lit}<g fill="${paint.ink}">${letter}</g>`
    }),
    letters.core ? `<g fill="${paint.ink}" transform="translate(200 200)">${letters.core}</g>` : '',
  ].join('')
}

function linePath({ from, to }: Line): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`
}
