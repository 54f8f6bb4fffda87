import { type ChartBody, type ChartLayout, type ChartStyle, type HouseLayout, layoutChart } from '@sankalp/drawings'
import { type FocusEvent, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { HouseTexts } from './kundli-chart-house.tsx'
import { classes } from '../../ui/classes.ts'

export type KundliChartBody = {
  /** The key of the graha, or `lagna`. */
  key: string
  /** 0 is mesha. */
  sign: number
  isRetrograde?: boolean
  isCombust?: boolean
  /** Such as 12°, drawn if there is room. */
  degree?: string
}

/** The texts of the drawing and of its description for screen readers. */
export type KundliChartWords = {
  /** The twelve signs, mesha first. */
  signs: readonly string[]
  /** For the charts with fixed signs; without them these show numbers. */
  shortSigns?: readonly string[]
  bodies: Readonly<Record<string, { name: string; short: string }>>
  /** `mark` is the letter in the drawing, `name` its meaning. */
  retrograde: { mark: string; name: string }
  combust: { mark: string; name: string }
  house: (house: number) => string
  /** The text for an empty house. */
  empty: string
}

export type KundliChartProps = {
  chartStyle: ChartStyle
  /** The name of the chart, such as "Navamsha (D9)"; shown in the empty middle of the South and the East styles. */
  name: string
  /** The sign of the first house: the lagna's, or the Moon's without a birth time. */
  firstSign: number
  bodies: readonly KundliChartBody[]
  words: KundliChartWords
  /** Makes the houses buttons: one stop for the Tab key, and arrow keys move between them. */
  onHouse?: (house: number) => void
  chosenHouse?: number | null
  /** Houses and bodies to point at. */
  lit?: { houses: readonly number[]; bodies: readonly string[] } | null
  /** Leaves out the legend of the letters. */
  isBare?: boolean
  className?: string
}

/** Print the drawing black on white in every theme. */
const onPaper =
  'print:[--ink:black] print:[--ink-soft:black] print:[--rule-strong:black] print:[--sindoor:black] ' +
  'print:[--marigold-ink:black] print:[--marigold-tint:white] print:[--peacock-tint:white] print:[--paper-raised:white]'

/** Draws a birth chart in the reader's regional style, legible from 320 px. */
export function KundliChart({
  chartStyle,
  name,
  firstSign,
  bodies,
  words,
  onHouse,
  chosenHouse,
  lit,
  isBare = false,
  className,
}: KundliChartProps) {
  // Compare by content, not by object: the same chart from the server and then from this device is laid out once.
  const drawn = JSON.stringify(bodies.map((body) => toDrawn(body, words)))
  const signNames = words.shortSigns
  const layout = useMemo(
    () => layoutChart({ style: chartStyle, firstSign, bodies: JSON.parse(drawn) as ChartBody[], signNames }),
    [chartStyle, firstSign, drawn, signNames],
  )
  const listId = useId()
  const [focusedHouse, setFocusedHouse] = useState<number | null>(null)
  const focused = layout.houses.find(({ house }) => house === focusedHouse)
  const houseText = (house: HouseLayout) => describeHouse(house, bodies, words)
  return (
    <figure className={classes('m-0', onPaper, className)}>
      <svg
        viewBox="-2 -2 324 324"
        role={onHouse ? 'group' : 'img'}
        aria-label={name}
        aria-describedby={onHouse ? undefined : listId}
        className="block h-auto w-full select-none"
      >
        <rect x={0} y={0} width={layout.side} height={layout.side} className="fill-paper-raised" />
        <Houses
          layout={layout}
          describe={houseText}
          onHouse={onHouse}
          chosenHouse={chosenHouse ?? null}
          lit={lit ?? null}
          onFocus={setFocusedHouse}
        />
        <Frame layout={layout} name={name} />
        {layout.houses
          .filter(({ house }) => lit?.houses.includes(house))
          .map((house) => (
            <polygon
              key={house.house}
              data-lit={house.house}
              points={pointsOf(house)}
              className="pointer-events-none fill-none stroke-marigold-ink"
              strokeWidth={3}
            />
          ))}
        {focused && (
          <polygon
            points={pointsOf(focused)}
            className="pointer-events-none fill-none stroke-peacock"
            strokeWidth={4}
          />
        )}
      </svg>
      {!onHouse && (
        <ul id={listId} className="sr-only">
          {layout.houses.map((house) => (
            <li key={house.house}>{houseText(house)}</li>
          ))}
        </ul>
      )}
      {!isBare && <Legend bodies={bodies} words={words} />}
    </figure>
  )
}

function toDrawn({ key, sign, isRetrograde, isCombust, degree }: KundliChartBody, words: KundliChartWords): ChartBody {
  const marks = (isRetrograde ? words.retrograde.mark : '') + (isCombust ? words.combust.mark : '')
  return { key, sign, text: words.bodies[key]?.short ?? key, marks, ...(degree && { degree }) }
}

/** Describes one house, such as "House 4, Libra: Saturn (retrograde), Ketu". */
export function describeHouse(
  { house, sign }: { house: number; sign: number },
  bodies: readonly KundliChartBody[],
  words: KundliChartWords,
): string {
  const inside = bodies.filter((body) => body.sign === sign).map((body) => describeBody(body, words))
  return `${words.house(house)}, ${words.signs[sign]}: ${inside.length > 0 ? inside.join(', ') : words.empty}`
}

function describeBody({ key, isRetrograde, isCombust, degree }: KundliChartBody, words: KundliChartWords): string {
  const states = [isRetrograde && words.retrograde.name, isCombust && words.combust.name].filter(Boolean)
  const parts = [words.bodies[key]?.name ?? key, degree, states.length > 0 && `(${states.join(', ')})`]
  return parts.filter(Boolean).join(' ')
}

type HousesProps = {
  layout: ChartLayout
  describe: (house: HouseLayout) => string
  onHouse: ((house: number) => void) | undefined
  chosenHouse: number | null
  lit: NonNullable<KundliChartProps['lit']> | null
  /** The house with keyboard focus: its edge is drawn over all others, since the usual outline would be a box. */
  onFocus: (house: number | null) => void
}

const stepByKey: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function Houses({ layout, describe, onHouse, chosenHouse, lit, onFocus }: HousesProps) {
  const [stop, setStop] = useState(1)
  const group = useRef<SVGGElement>(null)
  const handleKey = (event: KeyboardEvent<SVGGElement>, house: number) => {
    const step = stepByKey[event.key]
    if (step !== undefined) {
      event.preventDefault()
      group.current?.querySelector<SVGGElement>(`[data-house="${((house - 1 + step + 12) % 12) + 1}"]`)?.focus()
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onHouse?.(house)
    }
  }
  return (
    <g ref={group} aria-hidden={onHouse ? undefined : true}>
      {layout.houses.map((house) => (
        <g
          key={house.house}
          data-house={house.house}
          className={classes('outline-none', onHouse && 'cursor-pointer')}
          {...(onHouse && {
            role: 'button',
            tabIndex: house.house === stop ? 0 : -1,
            'aria-pressed': chosenHouse === house.house,
            onClick: () => onHouse(house.house),
            onFocus: (event: FocusEvent<SVGGElement>) => {
              setStop(house.house)
              if (event.currentTarget.matches(':focus-visible')) onFocus(house.house)
            },
            onBlur: () => onFocus(null),
            onKeyDown: (event: KeyboardEvent<SVGGElement>) => handleKey(event, house.house),
          })}
        >
          <title>{describe(house)}</title>
          <polygon points={pointsOf(house)} className={groundOf(house.house, chosenHouse)} />
          {/* The title names the button; reading its letters would only repeat it. */}
          <g aria-hidden="true">
            <HouseTexts house={house} lit={lit?.bodies} />
          </g>
        </g>
      ))}
    </g>
  )
}

function groundOf(house: number, chosenHouse: number | null): string {
  if (house === chosenHouse) return 'fill-peacock-tint'
  return house === 1 ? 'fill-marigold-tint' : 'fill-paper-raised'
}

function pointsOf({ polygon }: HouseLayout): string {
  return polygon.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')
}

const round = (value: number) => Math.round(value * 100) / 100

/** Drawn over the houses, so that a tinted house does not thin its own lines. */
function Frame({ layout, name }: { layout: ChartLayout; name: string }) {
  const marks = layout.houses.flatMap(({ firstMark }) => firstMark ?? [])
  const path = layout.lines
    .map(({ from, to }) => `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`)
    .join('')
  return (
    <g aria-hidden="true" className="drawing pointer-events-none fill-none stroke-ink">
      <path d={path} strokeWidth={1} />
      <rect x={0} y={0} width={layout.side} height={layout.side} strokeWidth={2} />
      {marks.map(({ from, to }) => (
        <path key="first" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} strokeWidth={1.5} className="stroke-sindoor" />
      ))}
      {layout.middle && <MiddleName name={name} middle={layout.middle} />}
    </g>
  )
}

function MiddleName({ name, middle }: { name: string; middle: NonNullable<ChartLayout['middle']> }) {
  return (
    <foreignObject {...middle}>
      <p className="flex h-full items-center justify-center p-2 text-center font-heading text-[15px] leading-snug text-ink">
        {name}
      </p>
    </foreignObject>
  )
}

/** Explains the letters that occur in this chart, and only those. */
function Legend({ bodies, words }: Pick<KundliChartProps, 'bodies' | 'words'>) {
  const marks = [
    ...(bodies.some(({ isRetrograde }) => isRetrograde) ? [words.retrograde] : []),
    ...(bodies.some(({ isCombust }) => isCombust) ? [words.combust] : []),
  ]
  if (marks.length === 0) return null
  return (
    <figcaption className="mt-2 flex flex-wrap justify-center gap-x-4 text-sm text-ink-soft">
      {marks.map(({ mark, name }) => (
        <span key={mark}>
          <b className="font-semibold text-marigold-ink">{mark}</b> {name}
        </span>
      ))}
    </figcaption>
  )
}
