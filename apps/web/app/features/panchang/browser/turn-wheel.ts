import { findAll } from '../../../lib/reading/data-names.ts'

const turnMs = 300

export type Angles = ReadonlyMap<string, number>

/** Reads the positions of the grahas in the day wheel, in degrees clockwise. */
export function readAngles(root: HTMLElement): Angles {
  const grahas = findAll<SVGElement>(root, 'graha')
  return new Map(grahas.map(({ dataset }) => [dataset.graha ?? '', Number(dataset.deg)]))
}

/** Animates each graha from its previous position, the shorter way round. */
export function turnWheel(root: HTMLElement, before: Angles): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const graha of findAll<SVGElement>(root, 'graha')) {
    const fromDeg = before.get(graha.dataset.graha ?? '')
    if (fromDeg === undefined) continue
    const wayDeg = ((fromDeg - Number(graha.dataset.deg) + 540) % 360) - 180
    graha.animate([{ rotate: `${wayDeg}deg` }, { rotate: '0deg' }], { duration: turnMs, easing: 'ease-in-out' })
  }
}
