import { readLocal } from '../../lib/storage.ts'
import { type HalfWords, type Notation, clockText, isNotation } from './clock-text.ts'
import { unbroken } from './unbroken.ts'
import { findAll } from '../../lib/reading/data-names.ts'

/** Rewrites every time of a rendered page in another format, and marks the chosen format. */
export function writeTimes(root: HTMLElement, notation: Notation, words: HalfWords): void {
  for (const time of root.querySelectorAll<HTMLElement>('time[data-m]')) {
    time.textContent = unbroken(clockText(Number(time.dataset.m), time.dataset.d ?? '', notation, words))
  }
  for (const choice of findAll(root, 'notation')) {
    if (choice.dataset.notation === notation) choice.setAttribute('aria-current', 'true')
    else choice.removeAttribute('aria-current')
  }
}

/** Rewrites the times in the format that the reader has chosen on any page, if any. */
export function writeChosenTimes(root: HTMLElement, words: HalfWords): void {
  const chosen = readLocal('clock')
  if (isNotation(chosen)) writeTimes(root, chosen, words)
}
