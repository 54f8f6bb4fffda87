import { petals } from './drawings/geometry.ts'

type AvatarProps = {
  /** Address of a picture; without one, a medallion with the first letter is drawn. */
  picture?: string | null
  name: string
  size?: number
  /** Empty if the name is beside it. */
  alt?: string
}

const ring = petals(16, 43, 48)

export function Avatar({ picture, name, size = 56, alt = '' }: AvatarProps) {
  if (picture) {
    return (
      <img
        src={picture}
        alt={alt}
        width={size}
        height={size}
        className="shrink-0 rounded-full border border-rule bg-paper-sunk object-cover"
        style={{ width: size, height: size }}
      />
    )
  }
  return (
    <svg
      viewBox="0 0 100 100"
      width={size}
      height={size}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      className="shrink-0 text-ink"
    >
      <path d={ring} fill="none" stroke="currentColor" strokeWidth={1.5} />
      <circle cx={50} cy={50} r={42} fill="var(--paper-sunk)" stroke="currentColor" strokeWidth={1.5} />
      {name ? <Initial name={name} /> : <Figure />}
    </svg>
  )
}

function Initial({ name }: { name: string }) {
  return (
    <text
      x={50}
      y={52}
      dominantBaseline="central"
      textAnchor="middle"
      fill="currentColor"
      className="font-heading text-[42px]"
    >
      {firstLetter(name)}
    </text>
  )
}

/** Draws head and shoulders, for a user without a known name. */
function Figure() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth={2.5} strokeLinecap="round">
      <circle cx={50} cy={40} r={13} />
      <path d="M26 72C30 60 39 57 50 57C61 57 70 60 74 72" />
    </g>
  )
}

/** Returns the first letter with its signs: "श्री" begins with a cluster of three code points. */
export function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(name.trim())
  return first?.segment.toLocaleUpperCase('en') ?? ''
}
