import { readLocal } from '../storage.ts'
import { type HalfWords, type Notation, clockText, isNotation } from './clock-text.ts'
import { unbroken } from './unbroken.ts'

/** Writes every time of a drawn page in another notation, and marks the one chosen. */
export function writeTimes(root: HTMLElement, notation: Notation, words: HalfWords): void {
  for (const time of root.querySelectorAll<HTMLElement>('time[data-m]')) {
    time.textContent = unbroken(clockText(Number(time.dataset.m), time.dataset.d ?? '', notation, words))
  }
  for (const choice of root.querySelectorAll<HTMLElement>('[data-notation]')) {
    if (choice.dataset.notation === notation) choice.setAttribute('aria-current', 'true')
    else choice.removeAttribute('aria-current')
  }
}

/** As the reader likes it, if they have said so on any page. */
export function writeTimesAsKept(root: HTMLElement, words: HalfWords): void {
  const kept = readLocal('clock')
  if (isNotation(kept)) writeTimes(root, kept, words)
}
