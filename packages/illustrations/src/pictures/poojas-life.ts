// Rites of a life, from the naming to the ancestors.
import { range, circle, dots } from '../parts/geom.ts'
import { fill, line, shape, dbl, at, both, turn, c, path } from '../parts/pen.ts'
import { petal, lotus, frame, marigold, toran } from '../parts/ornament.ts'
import * as T from '../parts/things.ts'
import { banana } from '../parts/flora.ts'
import { ground } from '../parts/sheet.ts'

export const grihaPravesh = () => {
  const foot = (x: number, y: number, s: number, mirror: number) =>
    at(
      x,
      y,
      fill(
        'M0 0C-4 0 -5 -4 -4 -8C-3 -11 -6 -14 -5 -18C-3 -22 5 -22 6 -17C7 -13 4 -10 4.500 -6C5 -2 3 0 0 0Z',
        'sindoor',
      ) + line('M-5 -24h0M-1 -25.500h0M2.500 -25h0M5.400 -23.500h0M7.600 -21h0', 3, 'sindoor'),
      { k: s, kx: mirror * s },
    )
  const jamb = at(
    0,
    0,
    shape('M58 -176H82V0H58Z', 'geru', 2.6) +
      range(7, (k) =>
        at(
          70,
          -14 - k * 25,
          k % 2
            ? shape('M0 -9L8 0L0 9L-8 0Z', 'haldi', 1.6) + fill(circle(0, 0, 2.4), 'sindoor')
            : turn(6, path(petal(8.5, 3), { fill: c('marigold') })) + fill(circle(0, 0, 2), 'paper'),
        ),
      ).join(''),
  )
  const door =
    shape('M57 -168L30 -156V6L57 0Z', 'sindoor', 2.4) +
    line('M51 -156L36 -149V-92L51 -95ZM51 -82L36 -79V-6L51 -10Z', 1.8, 'haldi') +
    fill(circle(35, -84, 2.6), 'haldi')
  return (
    ground('g-haldi') +
    fill('M20 20H300V84H20Z', 'g-marigold') +
    line(dots('M20 20H300V56H20Z', { gap: 18, inset: 5 }), 3, 'sindoor') +
    fill('M20 240H300V300H20Z', 'sand') +
    line('M20 240H300', 2.4) +
    at(
      160,
      240,
      fill('M-58 -172H58V0H-58Z', 'g-sindoor') + at(0, -8, T.samai(96, {}), { k: 0.9 }) + both(door) + both(jamb),
    ) +
    at(
      160,
      66,
      dbl('M-92 0C-92 -12 -80 -14 -62 -16C-40 -18 -20 -30 0 -44C20 -30 40 -18 62 -16C80 -14 92 -12 92 0Z', 'geru', {
        w: 7,
        i: 1.9,
        tick: 4.4,
      }) +
        at(0, -6, lotus(18, { k: 2, spread: 30 })) +
        both(at(46, -8, turn(6, path(petal(7, 2.6), { fill: c('haldi') })))),
    ) +
    at(84, 70, toran(152, { k: 10, s: 6, l: 24 })) +
    at(
      160,
      0,
      both(
        at(
          -116,
          240,
          banana(116, {
            leaves: [
              [-60, 52],
              [-20, 70],
              [22, 66],
              [62, 50],
            ],
            w: 8,
          }),
        ),
      ),
    ) +
    shape('M66 240H254L260 250H60Z', 'paper', 2.2) +
    foot(148, 292, 0.95, -1) +
    foot(174, 278, 0.85, 1) +
    foot(150, 263, 0.72, -1) +
    frame({ motif: 'flower', ground: 'sindoor', a: 'haldi', b: 'paper', inner: 'line', corner: 'haldi' }) +
    at(160, 280, both(at(-80, 6, T.kalash(), { k: 0.62 }) + at(-121, 9, T.diya(15)) + at(-40, 4, marigold(7))))
  )
}
