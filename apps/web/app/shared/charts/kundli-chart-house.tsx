import type { HouseLayout, PlacedBody } from '@sankalp/drawings'

const round = (value: number) => Math.round(value * 100) / 100

/** Shows the sign's number and the bodies of one house. */
export function HouseTexts({ house: { label, bodies }, lit = [] }: { house: HouseLayout; lit?: readonly string[] }) {
  return (
    <g aria-hidden="true" textAnchor="middle" className="pointer-events-none">
      <text x={round(label.x)} y={round(label.y)} fontSize={label.size} className="fill-ink-soft">
        {label.text}
      </text>
      {bodies.map((body) => (
        <BodyText key={body.key} body={body} isLit={lit.includes(body.key)} />
      ))}
    </g>
  )
}

type BodyTextProps = { body: PlacedBody; isLit: boolean }

function BodyText({ body: { key, text, marks, markSize, x, y, size, degree }, isLit }: BodyTextProps) {
  return (
    <>
      {isLit && (
        <circle
          cx={round(x)}
          cy={round(y - size * 0.35)}
          r={round(size * 0.85)}
          className="fill-marigold-tint stroke-marigold-ink"
        />
      )}
      <text
        x={round(x)}
        y={round(y)}
        fontSize={size}
        className={key === 'lagna' ? 'fill-sindoor font-semibold' : 'fill-ink font-semibold'}
      >
        {text}
        {marks && (
          <tspan dy={round(size * -0.28)} fontSize={round(markSize)} className="fill-marigold-ink">
            {marks}
          </tspan>
        )}
      </text>
      {degree && (
        <text x={round(degree.x)} y={round(degree.y)} fontSize={round(degree.size)} className="fill-ink-soft">
          {degree.text}
        </text>
      )}
    </>
  )
}
