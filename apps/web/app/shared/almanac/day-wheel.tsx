import type { DayWheel as Shapes, WheelArc, WheelBody, WheelMark } from '@sankalp/drawings'
import { classes } from '../../ui/classes.ts'
import { WheelHand } from './wheel-hand.tsx'

export type DayWheelWords = {
  /** A sentence that describes the whole drawing. */
  label: string
  rashi: (index: number) => string
  /** The short name for the drawing, and the full one for screen readers. */
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
  /** The time that the hand shows; without it a script places the hand. */
  nowMs?: number
  /**
   * The midnight before sunrise. From then on the hand moves towards the beginning, over hours that the ring shows of
   * the next day.
   */
  earlyFrom?: number
  /** For a page that draws `WheelHand` over it. */
  withoutHand?: boolean
  /** Two short lines in the middle, one large and one small. */
  core?: readonly [string, string]
  className?: string
}

const arcLooks: Record<WheelArc['kind'], string> = {
  day: 'fill-marigold-tint',
  night: 'fill-info-tint',
  rahu: 'fill-sindoor',
  abhijit: 'fill-marigold',
}
/** Arcs with their own label; sunrise and sunset describe day and night. */
const spoken = new Set<WheelArc['kind']>(['rahu', 'abhijit'])

/**
 * Draws the day wheel from the numbers of a day. It is one stop of the Tab key; arrow keys move between parts where a
 * script listens (`data-part`), and each part has a name. Scripts move `data-hand` and `data-graha`.
 */
export function DayWheel({
  wheel,
  words,
  startsAt,
  endsAt,
  nowMs,
  earlyFrom,
  withoutHand,
  core,
  className,
}: DayWheelProps) {
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
      {/*
       * Draw pointers below all labels: the pointer of an inner body would otherwise cross the names of earlier ones.
       */}
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
      {!withoutHand && <WheelHand line={wheel.hand} {...{ startsAt, endsAt, earlyFrom, nowMs }} />}
    </svg>
  )
}

/**
 * Returns whether a mark belongs to the next day. Before sunrise the hand is over hours that the ring shows of the next
 * day.
 */
export function isLateMark(
  at: number,
  { startsAt, endsAt, earlyFrom }: { startsAt: number; endsAt: number; earlyFrom: number },
): boolean {
  return at >= endsAt - (startsAt - earlyFrom)
}

function partOf(name: string, isStop = false) {
  return { role: 'img', 'aria-label': name, tabIndex: isStop ? 0 : -1, 'data-part': '' } as const
}

/** Returns the position attributes for scripts that move the graha. */
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
