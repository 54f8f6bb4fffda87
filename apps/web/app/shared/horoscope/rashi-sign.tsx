import type { Rashi } from '@sankalp/jyotish'
import { Drawing, type DrawingProps } from '../../ui/drawings/drawing.tsx'

/** The traditional signs in our drawing style; the part filled with marigold is the centre of each. */
const strokes: Record<Rashi, string> = {
  mesha: 'M22 42C14 26 24 14 34 17C46 21 48 42 50 84C52 42 54 21 66 17C76 14 86 26 78 42',
  vrishabha: 'M22 14C28 32 40 36 50 36C60 36 72 32 78 14M50 36A24 24 0 1 0 50 84A24 24 0 1 0 50 36',
  mithuna: 'M20 16C36 26 64 26 80 16M20 84C36 74 64 74 80 84M38 23V77M62 23V77',
  karka: 'M82 34C66 16 34 16 20 34M18 66C34 84 66 84 80 66',
  simha: 'M38 58C44 46 30 36 34 24C40 10 66 12 66 30C66 46 54 60 58 76C60 86 72 88 80 78',
  kanya:
    'M14 22C20 22 22 28 22 34V74M22 34C24 22 38 22 38 34V74M38 34C40 22 54 22 54 34V70C54 80 60 86 68 90M54 44C62 34 78 38 76 52C74 68 60 78 46 88',
  tula: 'M14 84H86M14 66H38C28 56 28 34 50 32C72 34 72 56 62 66H86',
  vrishchika:
    'M14 22C20 22 22 28 22 34V74M22 34C24 22 38 22 38 34V74M38 34C40 22 54 22 54 34V68C54 80 64 84 72 80L84 68M84 68L72 68M84 68L84 80',
  dhanu: 'M18 84L82 18M54 18H82V46M28 50L52 74',
  makara:
    'M14 26C22 22 26 30 26 40V70M26 42C30 24 48 20 48 40V70C48 84 40 90 32 88M48 62C48 48 76 46 76 62C76 78 50 78 48 62',
  kumbha: 'M14 44L28 30L40 44L54 30L66 44L80 30L88 40M14 70L28 56L40 70L54 56L66 70L80 56L88 66',
  meena: 'M26 14C46 32 46 68 26 86M74 14C54 32 54 68 74 86M22 50H78',
}

const hearts: Record<Rashi, { x: number; y: number; r: number }> = {
  mesha: { x: 50, y: 90, r: 5 },
  vrishabha: { x: 50, y: 60, r: 8 },
  mithuna: { x: 50, y: 50, r: 6 },
  karka: { x: 30, y: 42, r: 9 },
  simha: { x: 32, y: 66, r: 9 },
  kanya: { x: 64, y: 54, r: 5 },
  tula: { x: 50, y: 50, r: 7 },
  vrishchika: { x: 68, y: 46, r: 5 },
  dhanu: { x: 34, y: 34, r: 6 },
  makara: { x: 62, y: 62, r: 6 },
  kumbha: { x: 50, y: 88, r: 4 },
  meena: { x: 50, y: 50, r: 7 },
}

/** Draws the sign of a rashi. */
export function RashiSign({ rashi, ...rest }: DrawingProps & { rashi: Rashi }) {
  const { x, y, r } = hearts[rashi]
  return (
    <Drawing {...rest}>
      <circle cx={x} cy={y} r={r} fill="var(--marigold)" />
      <path d={strokes[rashi]} />
      {rashi === 'karka' && <circle cx={70} cy={58} r={9} fill="var(--marigold)" />}
    </Drawing>
  )
}
