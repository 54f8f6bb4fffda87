export type Month = { month: string; in: number; out: number }
export type Bar = { x: number; y: number; width: number; height: number }
export type MonthBars = { month: string; in: Bar; out: Bar; middle: number }

/** Dimensions of the drawing, in its own units. */
export const chart = { width: 360, height: 132, axis: 76, gap: 6 } as const

/** The smallest visible height of an amount above zero. */
const leastHeight = 1.5

/** Draws credits above the line and debits below it, on one scale so that they can be compared. */
export function monthBars(months: readonly Month[]): MonthBars[] {
  const above = chart.axis - 4
  const below = chart.height - chart.axis - 18
  const most = (name: 'in' | 'out') => Math.max(...months.map((month) => month[name]), 0)
  // The fuller side determines the scale.
  const unit = Math.min(above / (most('in') || Infinity) || Infinity, below / (most('out') || Infinity) || Infinity)
  const scale = Number.isFinite(unit) ? unit : 0
  const step = chart.width / Math.max(months.length, 1)
  const height = (amount: number) => (amount === 0 ? 0 : Math.max(amount * scale, leastHeight))
  return months.map((month, at) => {
    const x = at * step + chart.gap / 2
    const width = step - chart.gap
    const [up, down] = [height(month.in), height(month.out)]
    return {
      month: month.month,
      in: { x, width, y: chart.axis - up, height: up },
      out: { x, width, y: chart.axis, height: down },
      middle: x + width / 2,
    }
  })
}
