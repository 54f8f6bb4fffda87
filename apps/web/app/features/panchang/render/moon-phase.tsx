const r = 8

/**
 * Draws the Moon of a tithi, lit on the right while it waxes, as seen from India. It is decorative: the name of the
 * tithi gives the same information.
 */
export function MoonPhase({ tithi }: { tithi: number }) {
  // The middle of the tithi: 12° of elongation each.
  const elongation = ((tithi - 0.5) * 12 * Math.PI) / 180
  const terminator = Math.round(Math.abs(Math.cos(elongation)) * r * 10) / 10
  const isWaxing = tithi <= 15
  const isGibbous = Math.cos(elongation) < 0
  const limb = isWaxing ? 1 : 0
  const inner = isGibbous === isWaxing ? 1 : 0
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="inline shrink-0 align-[-4px]">
      <circle cx="10" cy="10" r={r} className="fill-paper-sunk stroke-rule-strong" />
      <path d={`M10 2A${r} ${r} 0 0 ${limb} 10 18A${terminator} ${r} 0 0 ${inner} 10 2Z`} className="fill-marigold" />
    </svg>
  )
}
