// Poojas that calm the grahas.
import { polar, range, circle, poly } from '../parts/geom.ts'
import { type Colour, line, shape, pearls, at, turn, c, path } from '../parts/pen.ts'
import { frame } from '../parts/ornament.ts'
import { bust } from '../parts/murti.ts'
import * as F from '../parts/fauna.ts'
import { ground } from '../parts/sheet.ts'

export const navagraha = () => {
  const shapes = {
    sun: circle(0, 0, 34),
    moon: 'M-31 -31H31V31H-31Z',
    tri: 'M0 -40L40 30H-40Z',
    arrow: 'M0 -40L36 -4H20V34H-20V-4H-36Z',
    rect: 'M-24 -37H24V37H-24Z',
    penta: poly(range(5, (k) => polar(40, k * 72))),
    bow: 'M-38 -8C-38 -50 38 -50 38 -8L26 30H-26Z',
    fan: 'M-36 -30H36L24 34H-24Z',
    flag: 'M-34 -36L38 -20L-10 0V36H-34Z',
  }
  const grahas: readonly [skin: Colour, form: keyof typeof shapes, back: Colour][] = [
    ['patta', 'arrow', 'haldi'],
    ['paper', 'penta', 'gulabi'],
    ['paper', 'moon', 'neel'],
    ['haldi', 'rect', 'marigold'],
    ['marigold', 'sun', 'sindoor'],
    ['sindoor', 'tri', 'gulabi'],
    ['geru', 'flag', 'peacock'],
    ['neel', 'bow', 'ink'],
    ['peacock', 'fan', 'geru'],
  ]
  return (
    ground('g-ink') +
    grahas
      .map(([skin, form, back], k) => {
        const x = 160 + ((k % 3) - 1) * 90,
          y = 160 + (Math.floor(k / 3) - 1) * 90,
          mid = k === 4
        const b =
          k === 6
            ? at(2, 8, F.naga({ col: 'geru', s: 0.74 }))
            : (k === 8 ? at(0, -4, F.naga({ col: 'patta', s: 0.9 })) : '') +
              (k === 2 ? shape('M-18 -26A30 30 0 1 0 18 -26A24 24 0 1 1 -18 -26Z', 'paper', 2) : '') +
              at(
                0,
                k === 5 ? 12 : 8,
                bust({
                  head: {
                    skin,
                    tilak: 'none',
                    moustache: [5, 8].includes(k),
                    ears: false,
                    lip: skin === 'sindoor' ? 'ink' : 'sindoor',
                  },
                  crownCol: skin === 'marigold' || skin === 'haldi' ? 'geru' : 'marigold',
                  h: 42,
                }),
                { k: 0.56 },
              )
        return at(
          x,
          y,
          (mid
            ? turn(20, path('M-5 -36L0 -48L5 -36Z', { fill: c('haldi'), stroke: c('ink'), 'stroke-width': 1.6 }))
            : '') +
            shape(circle(0, 0, 41), mid ? 'haldi' : 'sand', 2.4) +
            pearls(circle(0, 0, 37), { r: 1.4, gap: 7.75, col: 'paper', i: 0.8 }) +
            at(0, 0, shape(shapes[form], back, 2.4), { k: 0.82 }) +
            b,
        )
      })
      .join('') +
    line(
      [
        [115, 115],
        [205, 115],
        [115, 205],
        [205, 205],
      ]
        .map(([x, y]) => `M${x} ${y}h0`)
        .join(''),
      9,
      'marigold',
    ) +
    frame({ motif: 'brick', a: 'sindoor', b: 'haldi' })
  )
}
