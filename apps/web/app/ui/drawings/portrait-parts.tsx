import type { ReactNode } from 'react'

/**
 * The parts of a medallion on the 100 × 100 sheet. The face is an oval around (50, 43). Each part is drawn over the
 * ones before it, so its fill hides them.
 */
const paper = 'var(--print-paper)'
/** These lines scale with the drawing, as do the distances between beads and bars. */
const scaled = { vectorEffect: 'none' } as const
const hair = { fill: 'var(--print-ink)', stroke: 'none' } as const

/** What is behind the face: hair on the shoulders, or a cloth over the head. */
export const behind = {
  none: null,
  long: <path {...hair} d="M33 44C30 20 70 20 67 44C67 56 71 66 74 74H26C29 66 33 56 33 44Z" />,
  pallu: <path fill="var(--marigold)" d="M27 80C24 60 28 22 50 19C72 22 76 60 73 80Z" />,
} satisfies Record<string, ReactNode>

export const heads = {
  /** Parted, and open on the shoulders. */
  loose: <path {...hair} d="M35.5 46C33 27 42 22 50 22C58 22 67 27 64.5 46C63 38 58 32 50 29C42 32 37 38 35.5 46Z" />,
  /** Grey, short and thinning. */
  short: <path {...hair} d="M36.5 41C34 25 42 20 50 20C58 20 66 25 63.5 41C62 33 57 30 50 30C43 30 38 33 36.5 41Z" />,
  /** Shaven, with the lock at the back. */
  shikha: <path d="M53 25C57 19 63 21 64 29" strokeWidth={2.5} />,
  turban: (
    <>
      <path fill="var(--marigold)" d="M33 36C26 22 38 12 51 12C66 12 74 24 66 37C58 29 43 28 33 36Z" />
      <path d="M34 31C44 22 56 20 67 28M38 20C48 16 60 19 68 25M50 12C44 18 40 25 37 33" opacity={0.7} />
    </>
  ),
  /** Parted in the middle and tied back in a knot. */
  bun: (
    <>
      <circle {...hair} cx={50} cy={17} r={7} />
      <path {...hair} d="M35.5 44C33 26 42 22 50 22C58 22 67 26 64.5 44C63 37 58 32 50 29C42 32 37 37 35.5 44Z" />
    </>
  ),
  /** Parted, below the cloth that `behind` draws. */
  veiled: (
    <>
      <path {...hair} d="M35.5 44C33 28 42 25 50 25C58 25 67 28 64.5 44C63 38 58 33 50 30C42 33 37 38 35.5 44Z" />
      <path d="M31 62C30 42 32 24 50 22C68 24 70 42 69 62" />
    </>
  ),
} satisfies Record<string, ReactNode>

export const beards = {
  shaven: null,
  moustache: (
    <path
      {...hair}
      d="M43 51.500C45 49 49 49 50 50.500C51 49 55 49 57 51.500C54 53 51.5 53 50 52C48.5 53 46 53 43 51.500Z"
    />
  ),
  trimmed: (
    <path
      {...hair}
      d="M37.5 46C38 58 44 63 50 63C56 63 62 58 62.5 46C61 52 58 51 55 50.500C52 50 48 50 45 50.500C42 51 39 52 37.5 46ZM46 54C48 56 52 56 54 54C52 53.5 48 53.5 46 54Z"
    />
  ),
  full: (
    <>
      <path
        fill={paper}
        d="M37 45C35 62 42 76 50 78C58 76 65 62 63 45C61 52 57 51 54.5 50.500C52 50 48 50 45.5 50.500C43 51 39 52 37 45Z"
      />
      <path d="M46 54.500C48 56 52 56 54 54.500M44 61C45 67 47 71 49 74M56 61C55 67 53 71 51 74" opacity={0.7} />
    </>
  ),
} satisfies Record<string, ReactNode>

const mark = { stroke: 'var(--print-mark)', strokeWidth: 1.8, style: scaled } as const

export const tilaks = {
  plain: null,
  /** The upright mark of the Vaishnava, the three lines of the Shaiva, the dot. */
  upright: <path {...mark} d="M47.5 30V36C47.5 38.5 52.5 38.5 52.5 36V30" />,
  bars: <path {...mark} d="M44.5 31.500H55.500M44 34H56M44.5 36.500H55.5" />,
  dot: <circle cx={50} cy={36.5} r={1.9} fill="var(--print-mark)" stroke="none" />,
} satisfies Record<string, ReactNode>

export const extras = {
  bare: null,
  spectacles: (
    <path
      d="M40 43.500A3.8 3.8 0 1 0 47.6 43.500A3.8 3.8 0 1 0 40 43.500ZM52.4 43.500A3.8 3.8 0 1 0 60 43.500A3.8 3.8 0 1 0 52.4 43.500ZM47.6 43C49 42 51 42 52.4 43"
      strokeWidth={1.2}
    />
  ),
  earrings: <path fill="var(--marigold)" d="M36 50A1.8 1.8 0 1 0 36.1 50ZM64 50A1.8 1.8 0 1 0 64.1 50Z" />,
} satisfies Record<string, ReactNode>

/** From the collar down to the ring of the medallion. */
export const garments = {
  shawl: (
    <>
      <path d="M44 63L38 88M56 63C58 72 52 82 44 93" opacity={0.7} />
      <path d="M40 65C36 72 34 80 33 89" strokeWidth={3} stroke="var(--marigold)" style={scaled} />
    </>
  ),
  kurta: <path d="M43 63C45 68 55 68 57 63M50 67V84M50 72H50.100M50 78H50.1" opacity={0.7} />,
  beads: (
    <path d="M42 64C41 78 46 84 50 85C54 84 59 78 58 64" strokeWidth={3.4} strokeDasharray="0 4.6" style={scaled} />
  ),
  sari: <path d="M43 63C46 68 54 68 57 63M60 65C56 76 46 86 34 90M64 66C61 78 52 88 41 93" opacity={0.7} />,
} satisfies Record<string, ReactNode>
