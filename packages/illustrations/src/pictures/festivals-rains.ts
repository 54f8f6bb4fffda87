// Festivals from Ratha Yatra to Onam.
import { range, dots } from '../parts/geom.ts'
import { fill, line, shape, at } from '../parts/pen.ts'
import { halo, frame } from '../parts/ornament.ts'
import * as F from '../parts/fauna.ts'
import { crescent } from '../parts/sheet.ts'
import { ground } from '../parts/sheet.ts'
import { krishna } from '../parts/krishna.ts'

export const janmashtami = () =>
  ground('g-neel') +
  line(dots('M10 10H310V200H10Z', { gap: 25, inset: 6 }), 2.8, 'haldi') +
  at(272, 58, crescent(17, 'paper', 2.2), { r: 14 }) +
  at(150, 152, halo(92, { ring: true, k: 42, inner: 'g-peacock', w: 13, tongue: 9 })) +
  at(148, 142, krishna(), { k: 0.92 }) +
  fill('M0 270H320V320H0Z', 'g-patta') +
  line('M0 270H320', 2.4) +
  at(248, 296, at(0, 0, F.cow(), { kx: 0.72, k: 0.72 })) +
  at(
    64,
    300,
    shape('M-16 -56C-44 -50 -48 -10 -24 0H24C48 -10 44 -50 16 -56Z', 'geru', 2.6) +
      line('M-36 -34Q0 -22 36 -34M-38 -24Q0 -12 38 -24', 2, 'haldi') +
      line(range(6, (i) => `M${-30 + i * 12} -25l6 6l6 -6`).join(''), 1.8, 'paper') +
      shape('M-24 -56C-30 -70 -12 -78 -4 -70C0 -82 20 -78 18 -68C30 -66 28 -54 22 -54Z', 'paper', 2.4) +
      shape('M-24 -60H24L18 -50H-18Z', 'geru', 2.4),
  ) +
  frame({ motif: 'vine', ground: 'paper', a: 'peacock', b: 'marigold', t: 16, inner: 'none' })
