import type { DayWheel as Shapes, WheelArc, WheelBody, WheelMark } from '@sankalp/drawings'
import { classes } from '../../ui/classes.ts'

export type DayWheelWords = {
  /** What the whole drawing shows, in a sentence. */
  label: string
  rashi: (index: number) => string
  /** On the drawing, and in full for who hears it. */
  grahaShort: (key: string) => string
  graha: (body: WheelBody) => string
  arc: (arc: WheelArc) => string
  mark: (mark: WheelMark) => string
}

type DayWheelProps = {
  wheel: Shapes
  words: DayWheelWords
  startsAt: number
  endsAt: number
  /** Where the hand stands; else a script puts it in place. */
  nowMs?: number
  /** The midnight before: from then on the hand draws near to the beginning, over hours that the ring shows of a day later. */
  earlyFrom?: number
  /** Two short lines in the middle, large and small. */
  core?: readonly [string, string]
  className?: string
}

const arcLooks: Record<WheelArc['kind'], string> = {
  day: 'fill-marigold-tint',
  night: 'fill-info-tint',
  rahu: 'fill-sindoor',
  abhijit: 'fill-marigold',
}
/** Parts that say something of their own; day and night are told by sunrise and sunset. */
const spoken = new Set<WheelArc['kind']>(['rahu', 'abhijit'])

/**
 * The day wheel, drawn from the numbers of a day. One stop of the Tab key; arrow keys go on from part to part where a
 * script listens (`data-part`), and each part has its name. `data-hand` and `data-graha` are for who moves them.
 */
export function DayWheel({ wheel, words, startsAt, endsAt, nowMs = 0, earlyFrom, core, className }: DayWheelProps) {
  const { radii, side } = wheel
  const middle = side / 2
  const circle = (radius: number) =>
    `M${middle - radius} ${middle}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
  const rings = [radii.hours, radii.hoursInner, radii.rashis, radii.rashisInner, radii.nakshatrasInner, radii.core]
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="group"
      aria-label={words.label}
      className={classes('day-wheel', className)}
    >
      {wheel.arcs.map((arc) => (
        <path
          key={arc.kind + arc.startsAt}
          d={arc.path}
          className={arcLooks[arc.kind]}
          {...(spoken.has(arc.kind) ? partOf(words.arc(arc)) : { 'aria-hidden': true })}
        />
      ))}
      <path
        aria-hidden="true"
        d={rings.map(circle).join('') + wheel.nakshatraLines + wheel.ghatis.minor}
        className="fill-none stroke-rule"
      />
      <path aria-hidden="true" d={wheel.rashiLines + wheel.ghatis.major} className="stroke-rule-strong" />
      <g aria-hidden="true" className="fill-ink-soft text-[12.5px]" textAnchor="middle" dominantBaseline="central">
        {wheel.rashis.map(({ index, label: { x, y, turnDeg } }) => (
          <text key={index} transform={`translate(${x} ${y})rotate(${turnDeg})`}>
            {words.rashi(index)}
          </text>
        ))}
      </g>
      {wheel.marks.map((mark) => (
        <path
          key={mark.kind + mark.at}
          d={`M${mark.line.from.x} ${mark.line.from.y}L${mark.line.to.x} ${mark.line.to.y}`}
          strokeWidth={mark.kind === 'tithi-end' ? 4 : 2}
          data-late={
            mark.kind === 'tithi-end' && earlyFrom !== undefined && isLateMark(mark.at, { startsAt, endsAt, earlyFrom })
              ? ''
              : undefined
          }
          className={mark.kind === 'tithi-end' ? 'stroke-peacock' : 'stroke-ink'}
          {...partOf(words.mark(mark))}
        />
      ))}
      {/* Under all of them: one that stands further in would else be struck through the names of those before it. */}
      <g aria-hidden="true" className="stroke-rule-strong">
        {wheel.grahas.map(({ pointer: { from, to }, ...body }) => (
          <path key={body.key} {...standing(body)} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        ))}
      </g>
      {wheel.grahas.map((body, at) => (
        <Body key={body.key} body={body} wheel={wheel} words={words} isStop={at === 0} />
      ))}
      {core && (
        <g aria-hidden="true" textAnchor="middle" className="fill-ink">
          <text x={middle} y={middle + 4} className="font-heading text-[30px]">
            {core[0]}
          </text>
          <text x={middle} y={middle + 21} className="text-[12px]">
            {core[1]}
          </text>
        </g>
      )}
      <path
        aria-hidden="true"
        data-hand={Math.round(startsAt / 1000)}
        data-to={Math.round(endsAt / 1000)}
        data-early={earlyFrom && Math.round(earlyFrom / 1000)}
        data-before={earlyFrom && nowMs >= earlyFrom && nowMs < startsAt ? '' : undefined}
        {...(nowMs >= (earlyFrom ?? startsAt) && nowMs < endsAt
          ? { style: { rotate: `${(((nowMs - startsAt) / (endsAt - startsAt)) * 360).toFixed(2)}deg` } }
          : { 'data-idle': '' })}
        d={`M${wheel.hand.from.x} ${wheel.hand.from.y}L${wheel.hand.to.x} ${wheel.hand.to.y}`}
        strokeWidth={2.5}
        className="stroke-sindoor"
      />
    </svg>
  )
}

/** Before sunrise the hand stands over hours that the ring shows of a day later: marks of those are not of now. */
export function isLateMark(
  at: number,
  { startsAt, endsAt, earlyFrom }: { startsAt: number; endsAt: number; earlyFrom: number },
): boolean {
  return at >= endsAt - (startsAt - earlyFrom)
}

function partOf(name: string, isStop = false) {
  return { role: 'img', 'aria-label': name, tabIndex: isStop ? 0 : -1, 'data-part': '' } as const
}

/** Where it stands, for who lets it walk to another place. */
function standing({ key, angleDeg }: Pick<WheelBody, 'key' | 'angleDeg'>) {
  return { 'data-graha': key, 'data-deg': Math.round(angleDeg * 10) / 10 }
}

type BodyProps = { body: WheelBody; wheel: Shapes; words: DayWheelWords; isStop: boolean }

function Body({ body, wheel, words, isStop }: BodyProps) {
  const { key, at, radius } = body
  const ground = key === 'sun' ? 'fill-marigold' : key === 'moon' ? 'fill-paper-sunk' : 'fill-paper-raised'
  return (
    <g {...standing(body)} {...partOf(words.graha(body), isStop)}>
      <circle cx={at.x} cy={at.y} r={radius + 2} className={classes('stroke-ink', ground)} />
      {key === 'moon' ? (
        <path d={wheel.moon.lit} className="fill-marigold" />
      ) : (
        <text
          x={at.x}
          y={at.y}
          textAnchor="middle"
          dominantBaseline="central"
          className={classes('text-[12px]', key === 'sun' ? 'fill-on-marigold' : 'fill-ink')}
        >
          {words.grahaShort(key)}
        </text>
      )}
    </g>
  )
}
