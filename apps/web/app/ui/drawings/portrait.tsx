import type { ReactNode } from 'react'
import { Drawing, type DrawingProps } from './drawing.tsx'
import { beards, behind, extras, garments, heads, tilaks } from './portrait-parts.tsx'

type PortraitProps = DrawingProps & {
  /**
   * What is known about the person, as words joined by hyphens: `woman` or `man`, and names of parts (`turban`,
   * `trimmed`, `bars`, `spectacles` …). A hash of the seed decides the rest, always in the same way.
   */
  seed: string
  /** The name for screen readers; omit it if the name is beside the portrait. */
  name?: string
}

const choices = {
  man: {
    heads: ['turban', 'short', 'shikha'],
    beards: ['shaven', 'moustache', 'trimmed', 'full'],
    tilaks: ['upright', 'bars', 'dot'],
    extras: ['bare', 'bare', 'spectacles'],
    garments: ['shawl', 'kurta', 'beads'],
  },
  woman: {
    heads: ['bun', 'veiled', 'loose'],
    beards: ['shaven'],
    tilaks: ['dot'],
    extras: ['earrings', 'bare', 'spectacles'],
    garments: ['sari', 'shawl'],
  },
} as const

/** Draws a medallion for an acharya without a photo. */
export function Portrait({ seed, name, ...rest }: PortraitProps) {
  const parts = portraitParts(seed)
  const picture = (
    <Drawing {...rest}>
      <g stroke="var(--print-ink)">
        <circle cx={50} cy={50} r={48} fill="var(--print-ground)" />
        {behind[parts.behind]}
        <path fill="var(--print-paper)" d="M21 84C24 70 36 66 44 63V56H56V63C64 66 76 70 79 84A45 45 0 0 1 21 84Z" />
        {garments[parts.garments]}
        <path
          fill="var(--print-paper)"
          d="M36 42C36 30 42 25 50 25C58 25 64 30 64 42C64 54 57 61 50 61C43 61 36 54 36 42Z"
        />
        <path
          d="M41.5 44C42.5 45.2 45 45.2 46 44M54 44C55 45.2 57.5 45.2 58.5 44M41 40C42.5 39 45 39 46.5 40M53.5 40C55 39 57.5 39 59 40M50 43V48.500L48.5 49M47 54.500C48.5 55.7 51.5 55.7 53 54.5"
          strokeWidth={1.2}
        />
        {beards[parts.beards]}
        {heads[parts.heads]}
        {tilaks[parts.tilaks]}
        {extras[parts.extras]}
        <circle cx={50} cy={50} r={45} opacity={0.6} />
        <circle cx={50} cy={50} r={48} />
      </g>
    </Drawing>
  )
  return name ? <Named name={name}>{picture}</Named> : picture
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span role="img" aria-label={name} className="inline-block shrink-0">
      {children}
    </span>
  )
}

type Parts = {
  behind: keyof typeof behind
  heads: keyof typeof heads
  beards: keyof typeof beards
  tilaks: keyof typeof tilaks
  extras: keyof typeof extras
  garments: keyof typeof garments
}

/** Returns the same parts for the same seed, on the server and in every browser. */
export function portraitParts(seed: string): Parts {
  const words = seed.toLowerCase().split('-')
  const kind = words.includes('woman') ? 'woman' : 'man'
  const of = choices[kind]
  const pick = <Name extends string>(all: Record<Name, ReactNode>, usual: readonly Name[], salt: number): Name => {
    const named = words.find((word): word is Name => Object.hasOwn(all, word))
    return named ?? usual[hashOf(seed, salt) % usual.length]!
  }
  const head = pick(heads, of.heads, 1)
  return {
    behind: head === 'veiled' ? 'pallu' : head === 'loose' ? 'long' : 'none',
    heads: head,
    beards: pick(beards, of.beards, 2),
    tilaks: pick(tilaks, of.tilaks, 3),
    extras: pick(extras, of.extras, 4),
    garments: pick(garments, of.garments, 5),
  }
}

/** FNV-1a in 32 bits. */
function hashOf(text: string, salt: number): number {
  let hash = 0x811c9dc5 ^ salt
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  return hash >>> 8
}
