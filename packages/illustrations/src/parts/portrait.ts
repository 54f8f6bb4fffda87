// The medallion of a person, 320 × 320: a petal ring, in it head and shoulders.
import { circle, dots, hatch } from './geom.ts'
import { type Colour, at, both, c, fill, limbs, line, path, pearls, shape, turn } from './pen.ts'
import { type Tilak, beards, behind, hairs, personFace, plait, spectacles } from './face.ts'

/** How a person in a medallion looks. */
export type Person = {
  skin?: Colour
  /** 0 young, 1 with lines beside the mouth, 2 old. */
  age?: number
  hair?: keyof typeof hairs
  back?: keyof typeof behind
  plaited?: boolean
  hairCol?: Colour
  beard?: keyof typeof beards
  tilak?: Tilak
  glasses?: boolean
  garment?: keyof typeof garments
  cloth?: Colour
  second?: Colour
  trim?: Colour
  headCloth?: Colour
  /** The end of the sari, or a dupatta, over the hair. */
  veil?: Colour
  jewels?: keyof typeof jewellery
  beads?: boolean
  ring?: Colour
  ground?: Colour
}

type Cloths = { skin: Colour; cloth: Colour; second: Colour; trim: Colour }
const shoulders = 'M-86 112C-84 66 -54 50 -20 44H20C54 50 84 66 86 112V150H-86Z'
const neckline = (skin: Colour) => shape('M-16 45Q0 60 16 45L22 47Q0 74 -22 47Z', skin, 2.4)
const border = (d: string, trim: Colour) =>
  line(d, 6.8) + line(d, 3.8, trim) + line(d, 3.8, 'ink', { dash: '1.4 5', cap: 'butt' })
const garments = {
  /** A shawl over a plain kurta. */
  shawl: ({ skin, cloth, second, trim }: Cloths) =>
    shape(shoulders, cloth, 3) +
    neckline(skin) +
    shape('M-22 46C-46 52 -70 62 -80 84L-84 150H-40C-38 110 -34 76 -22 46Z', second, 2.8) +
    shape('M22 46C46 52 70 62 80 84L84 150H52C46 118 34 84 22 46Z', second, 2.8) +
    border('M-27 56C-36 82 -42 116 -44 150M27 56C40 86 50 116 56 150', trim),
  kurta: ({ skin, cloth, trim }: Cloths) =>
    shape(shoulders, cloth, 3) +
    neckline(skin) +
    border('M-21 48Q0 74 21 48', trim) +
    line('M-5 66V150M5 66V150', 1.8) +
    line('M0 78h0M0 96h0M0 114h0', 5, trim),
  /** A waistcoat over a kurta. */
  waistcoat: ({ skin, cloth, second, trim }: Cloths) =>
    shape(shoulders, cloth, 3) +
    neckline(skin) +
    shape('M-30 46C-46 54 -54 70 -56 150H-4L-4 84Z', second, 2.8) +
    shape('M30 46C46 54 54 70 56 150H4L4 84Z', second, 2.8) +
    line(
      hatch('M-34 60L-10 90V140H-50Z', { angle: 90, gap: 9, inset: 4 }) +
        hatch('M34 60L10 90V140H50Z', { angle: 90, gap: 9, inset: 4 }),
      1.5,
      trim,
    ) +
    line('M-10 98h0M-10 116h0', 4.6, trim),
  /** The thread over a bare chest, a cloth on one shoulder. */
  bare: ({ skin, second, trim }: Cloths) =>
    shape(shoulders, skin, 3) +
    line('M-24 60Q-12 66 -2 60M24 60Q12 66 2 60', 2) +
    line('M-30 48C-14 84 20 116 50 140', 4.6) +
    line('M-30 48C-14 84 20 116 50 140', 2, 'paper') +
    shape('M24 46C50 52 76 64 84 90V150H48C48 112 40 76 24 46Z', second, 2.8) +
    border('M30 54C44 84 54 116 54 150', trim),
  sari: ({ cloth, second, trim }: Cloths) =>
    shape(shoulders, second, 3) +
    shape('M-20 44C-12 60 12 60 20 44L34 48C30 84 -28 84 -34 48Z', cloth, 2.4) +
    line(dots('M-28 50C-20 80 20 80 28 50Q0 72 -28 50Z', { gap: 8, inset: 2 }), 2.6, 'haldi') +
    shape('M34 47C50 50 60 54 70 62C60 104 10 130 -60 150H-86V112C-40 110 14 92 34 47Z', second, 2.8) +
    border('M52 54C44 96 0 122 -78 138', trim),
  /** A kameez with the dupatta over both shoulders. */
  dupatta: ({ skin, cloth, second, trim }: Cloths) =>
    shape(shoulders, cloth, 3) +
    neckline(skin) +
    line(dots('M-30 62H30V146H-30Z', { gap: 15, inset: 5 }), 3.6, trim) +
    shape('M-24 45C-54 54 -76 66 -82 92L-84 150H-50C-50 116 -42 80 -24 45Z', second, 2.8) +
    shape('M24 45C54 54 76 66 82 92L84 150H50C50 116 42 80 24 45Z', second, 2.8) +
    border('M-29 54C-42 84 -47 116 -49 150M29 54C42 84 47 116 49 150', trim),
}
const drop = (x: number) => shape(circle(x, 13, 4.6), 'haldi', 1.8)
const jewellery = {
  none: () => '',
  studs: () => both(shape(circle(29, 10, 3.2), 'haldi', 1.6)),
  earrings: () =>
    both(drop(29)) +
    fill(circle(5, 13, 1.8), 'haldi') +
    pearls('M-17 48Q0 66 17 48', { r: 2.2, gap: 6.6, i: 1.2, col: 'haldi' }),
  /** Bells in the ears and studs on both sides of the nose, as in the south. */
  southern: () =>
    both(drop(29) + shape('M24 18H34L36 26H22Z', 'haldi', 1.8) + fill(circle(6, 12, 2), 'paper')) +
    pearls('M-18 48Q0 70 18 48', { r: 2.8, gap: 7.4, i: 1.2, col: 'haldi' }) +
    shape('M-6 62H6L0 72Z', 'sindoor', 1.8),
  /** The nath and beads of black and gold of Maharashtra. */
  nath: () =>
    both(drop(29)) +
    line('M4 13C12 11 14 22 6 22', 2, 'haldi') +
    fill(circle(6, 22, 2.4), 'paper') +
    pearls('M-18 48Q0 74 18 48', { r: 2, gap: 5.8, i: 1, col: 'ink', l: 'haldi' }),
  /** The gold ball that hangs on the forehead in Rajasthan. */
  borla: () =>
    both(drop(29)) +
    line('M-26 -22Q0 -46 26 -22', 2.6, 'haldi') +
    shape(circle(0, -27, 5.4), 'haldi', 1.8) +
    fill(circle(5, 13, 1.8), 'haldi') +
    pearls('M-18 48Q0 70 18 48', { r: 2.8, gap: 7.4, i: 1.2, col: 'haldi' }),
}

const veiled = (col: Colour, trim: Colour) => ({
  back:
    shape('M-58 126C-70 60 -60 -44 0 -56C60 -44 70 60 58 126Z', col, 2.8) +
    line(dots('M-54 120C-62 60 -54 -36 0 -48C54 -36 62 60 54 120Z', { gap: 15, inset: 4 }), 4, 'haldi'),
  front:
    line('M-40 60C-46 6 -36 -38 0 -46C36 -38 46 6 40 60', 6.6) +
    line('M-40 60C-46 6 -36 -38 0 -46C36 -38 46 6 40 60', 3.4, trim),
})

export const portrait = ({
  skin = 'chandan',
  age = 0,
  hair = 'short',
  back = 'none',
  plaited = false,
  hairCol = 'ink',
  beard = 'none',
  tilak = 'none',
  glasses = false,
  garment = 'shawl',
  cloth = 'paper',
  second = 'marigold',
  trim = 'haldi',
  headCloth = second,
  veil,
  jewels = 'none',
  beads = false,
  ring = 'sindoor',
  ground = 'g-haldi',
}: Person): string => {
  const wrapped = veil ? veiled(veil, trim) : { back: '', front: '' }
  const worn = hair === 'turban' || hair === 'wound' || hair === 'topi'
  const figure =
    wrapped.back +
    behind[back](hairCol) +
    limbs([['M0 26V52', 20]], skin) +
    garments[garment]({ skin, cloth, second, trim }) +
    (beads ? pearls('M-24 50C-22 96 -8 116 0 118C8 116 22 96 24 50', { r: 4.2, gap: 9.8, col: 'geru', i: 1.4 }) : '') +
    (plaited ? plait(hairCol) : '') +
    personFace({ skin, tilak, age, brow: hairCol === 'paper' || hairCol === 'sand' ? 'geru' : 'ink' }) +
    hairs[hair](worn ? headCloth : hairCol) +
    beards[beard](hairCol) +
    (glasses ? spectacles() : '') +
    jewellery[jewels]() +
    wrapped.front
  return (
    fill('M0 0H320V320H0Z', 'g-sand') +
    at(
      160,
      160,
      shape(circle(0, 0, 150), ring, 3) +
        turn(
          36,
          path('M-8 -148C-8 -138 -4 -134 0 -130C4 -134 8 -138 8 -148Z', {
            fill: c('haldi'),
            stroke: c('ink'),
            'stroke-width': 1.6,
          }),
        ) +
        shape(circle(0, 0, 127), ground, 3),
    ) +
    inRing(at(160, 150, figure, { k: 1.62 })) +
    at(
      160,
      160,
      line(circle(0, 0, 127), 8) +
        line(circle(0, 0, 127), 3.6, 'paper') +
        line(circle(0, 0, 127), 3.6, 'ink', { dash: '1.4 4', cap: 'butt' }),
    )
  )
}
/** What falls outside the medallion is cut off by its own ring. */
const inRing = (s: string) =>
  `<clipPath id="cm"><circle cx="160" cy="160" r="127"/></clipPath><g clip-path="url(#cm)">${s}</g>`
