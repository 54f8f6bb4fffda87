import { ink } from './ink.ts'
import type { Sheet } from './sheet.ts'

/** Draws the emblem of the website, the day wheel: twelve rashis within 27 nakshatras. */
export function drawEmblem({ doc }: Sheet, { x, y, radius }: { x: number; y: number; radius: number }): void {
  const at = (share: number, turn: number): [number, number] => [
    x + radius * share * Math.sin(turn * 2 * Math.PI),
    y - radius * share * Math.cos(turn * 2 * Math.PI),
  ]
  doc.lineWidth(0.7).strokeColor(ink.text)
  for (const share of [1, 0.79, 0.58]) doc.circle(x, y, radius * share).stroke()
  for (let step = 0; step < 27; step += 1) doc.moveTo(...at(0.85, step / 27)).lineTo(...at(0.94, step / 27))
  for (let step = 0; step < 12; step += 1) doc.moveTo(...at(0.58, step / 12)).lineTo(...at(0.79, step / 12))
  doc.stroke()
  doc.circle(...at(0.35, 1 / 6), radius * 0.12).fillAndStroke(ink.marigoldTint, ink.text)
  doc.circle(x, y, radius * 0.06).fill(ink.text)
}
