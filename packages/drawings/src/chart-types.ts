import type { Box, Line, Point } from './geometry.ts'

export const chartStyles = ['north', 'south', 'east'] as const
/** North: diamonds, houses fixed. South: a ring of squares, signs fixed. East: Bengal and Odisha, signs fixed. */
export type ChartStyle = (typeof chartStyles)[number]

/** One item in a sign. All texts come from the caller: drawings do not depend on a language. */
export type ChartBody = {
  /** The key of the graha, or `lagna`. */
  key: string
  /** 0 is mesha. */
  sign: number
  /** The abbreviation to draw. */
  text: string
  /** Small letters after it: retrograde, combust. */
  marks?: string
  /** Drawn below it where there is room. */
  degree?: string
}

export type ChartInput = {
  style: ChartStyle
  /** The sign of the first house: the lagna's, or the Moon's when there is no birth time. 0 is mesha. */
  firstSign: number
  bodies: readonly ChartBody[]
  /** Short names of the twelve signs, drawn where signs are fixed and there is room; else numbers are drawn. */
  signNames?: readonly string[]
}

/** A text centred on `x`, with its baseline at `y`. Sizes are in units of the drawing, which is 320 wide. */
export type PlacedText = { text: string; x: number; y: number; size: number }

export type PlacedBody = PlacedText & {
  key: string
  /** Drawn after the text and raised. The two together are centred on `x`. */
  marks: string
  markSize: number
  degree: PlacedText | null
  /** The space that all of it needs, with a margin. */
  box: Box
}

export type HouseLayout = {
  /** 1…12, counted from `firstSign`. */
  house: number
  /** 0…11. */
  sign: number
  polygon: Point[]
  label: PlacedText
  labelBox: Box
  bodies: PlacedBody[]
  /** The stroke over the corner of the first house, where signs are fixed. */
  firstMark: Line | null
}

export type ChartLayout = {
  style: ChartStyle
  /** The side of the square that contains everything. */
  side: typeof SIDE
  /** The empty middle, where the style has one. It can hold the chart's name. */
  middle: Box | null
  lines: Line[]
  /** By house, beginning with the first. */
  houses: HouseLayout[]
}

export const SIDE = 320
/** The smallest letter size that is readable when the chart is drawn 320 px wide. */
export const LEAST_SIZE = 10.5
