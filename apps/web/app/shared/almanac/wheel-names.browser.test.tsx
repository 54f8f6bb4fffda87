import { type DayWheelInput, dayWheel } from '@sankalp/drawings'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DayWheel } from './day-wheel.tsx'
import { listenForWheelNames } from './wheel-names.ts'

const hour = 3_600_000
const day: DayWheelInput = {
  startsAt: 0,
  endsAt: 24 * hour,
  noonAt: 6 * hour,
  sunsetAt: 12 * hour,
  grahas: ['sun', 'moon'].map((key, at) => ({ key, fromDeg: at * 90, toDeg: at * 90 + 1 })),
  elongation: { fromDeg: 66.7, toDeg: 78.8 },
  arcs: [{ kind: 'rahu', startsAt: 9 * hour, endsAt: 10.5 * hour }],
  tithiEnds: [{ number: 6, at: 20 * hour }],
}
const words = {
  label: 'The wheel',
  rashi: String,
  grahaShort: (key: string) => key.slice(0, 2),
  graha: ({ key }: { key: string }) => `${key} in its sign`,
  arc: ({ kind }: { kind: string }) => `${kind} from then to then`,
  mark: ({ kind }: { kind: string }) => `${kind} at then`,
}
const name = () => document.querySelector('[data-wheel-name]')!.textContent
const part = (label: string) => document.querySelector(`[aria-label="${label}"]`)!

let stop: AbortController
beforeEach(async () => {
  stop = new AbortController()
  const { container } = await render(
    <div className="wheel-frame" style={{ width: 320 }}>
      <DayWheel wheel={dayWheel(day, 0)} words={words} startsAt={0} endsAt={day.endsAt} />
      <p data-wheel-name="">Tap a mark</p>
    </div>,
  )
  listenForWheelNames(container, stop.signal)
})
afterEach(() => stop.abort())

/** Taps this far beside the middle of a part. */
function tap(label: string, besidePx = 0): void {
  const { left, top, width, height } = part(label).getBoundingClientRect()
  const [clientX, clientY] = [left + width / 2 + besidePx, top + height / 2]
  document
    .elementFromPoint(clientX, clientY)!
    .dispatchEvent(new MouseEvent('click', { clientX, clientY, bubbles: true }))
}

test('a tap on a mark or beside it shows its name below the wheel', () => {
  tap('moon in its sign')
  expect(name()).toBe('moon in its sign')
  // A mark is a line of two pixels.
  tap('noon at then', 12)
  expect(name()).toBe('noon at then')
  tap('rahu from then to then')
  expect(name()).toBe('rahu from then to then')
})

test('a mark that got the focus before the script was loaded is named', () => {
  stop.abort()
  ;(part('sunset at then') as SVGElement).focus()
  expect(name()).toBe('Tap a mark')
  stop = new AbortController()
  listenForWheelNames(document.body, stop.signal)
  expect(name()).toBe('sunset at then')
})

test('a tap far from every mark keeps the line as it is', () => {
  document.querySelector('.day-wheel')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(name()).toBe('Tap a mark')
})

test('the keyboard moves between the marks and shows their names', async () => {
  await userEvent.tab()
  expect(name()).toBe('sun in its sign')
  await userEvent.keyboard('{ArrowRight}')
  expect(name()).toBe('moon in its sign')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(name()).toBe('tithi-end at then')
})
