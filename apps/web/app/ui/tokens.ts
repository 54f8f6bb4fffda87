/** Every pair of text and background colour that a component may use. tokens.test.ts measures them in both themes. */
export const textPairs = [
  ['ink', 'paper'],
  ['ink', 'paper-raised'],
  ['ink', 'paper-sunk'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'paper-raised'],
  ['ink-soft', 'paper-sunk'],
  ['sindoor', 'paper'],
  ['sindoor', 'paper-raised'],
  ['sindoor', 'paper-sunk'],
  ['sindoor-strong', 'paper'],
  ['sindoor-strong', 'paper-raised'],
  ['on-sindoor', 'sindoor'],
  ['on-sindoor', 'sindoor-strong'],
  ['ink', 'sindoor-tint'],
  ['sindoor', 'sindoor-tint'],
  ['on-marigold', 'marigold'],
  ['marigold-ink', 'paper'],
  ['marigold-ink', 'paper-raised'],
  ['marigold-ink', 'marigold-tint'],
  ['ink', 'marigold-tint'],
  ['on-peacock', 'peacock'],
  ['peacock', 'paper'],
  ['peacock', 'paper-raised'],
  ['peacock', 'peacock-tint'],
  ['ink', 'peacock-tint'],
  ['ink', 'info-tint'],
  ['ink-soft', 'info-tint'],
] as const

/** Lines that show where a control is: WCAG requires a contrast of 3:1. */
export const linePairs = [
  ['rule-strong', 'paper'],
  ['rule-strong', 'paper-raised'],
  ['sindoor', 'paper-raised'],
  ['peacock', 'paper'],
] as const
