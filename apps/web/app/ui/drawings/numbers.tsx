import { Drawing, type DrawingProps } from './drawing.tsx'

/** Each digit, drawn around its own centre. */
const digits = [
  'M-3-4L1-7V7',
  'M-4-4C-4-8 4-8 4-3.5C4 0-2 3-4.5 7H4.5',
  'M-4-6C0-8.5 4-7 4-3.5C4-1 2-.5-1-.5C2-.5 4 1 4 3.5C4 7.5-1 8.5-4.5 6',
  'M2.5 7V-7L-5 3H5',
  'M4-7H-3L-4-.5C0-2.5 4.5-.5 4.5 3C4.5 7-1 8.5-4.5 6',
  'M3-7C-2-5.5-4.5-1-4.5 3A4.4 4.2 0 1 0 4.3 3A4.4 4.2 0 0 0-4.5 3',
  'M-4.5-7H4.5L-1 7',
  'M0-.5A3.4 3.3 0 1 1 .1-.5A4.2 3.8 0 1 1 0-.5',
  'M-3 7C2 5.5 4.5 1 4.5-3A4.4 4.2 0 1 0-4.3-3A4.4 4.2 0 0 0 4.5-3',
]

/** The square of the Sun: every row, column and diagonal adds up to fifteen. */
const square = [6, 1, 8, 7, 5, 3, 2, 9, 4]

export function Numbers(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M38 38H62V62H38Z" fill="var(--marigold)" />
      <path d="M8 8H92V92H8Z" />
      <path d="M13 13H87V87H13ZM13 38H87M13 62H87M38 13V87M62 13V87" opacity={0.6} />
      {square.map((digit, at) => (
        <path
          key={digit}
          transform={`translate(${25.5 + (at % 3) * 24.5} ${25.5 + Math.floor(at / 3) * 24.5})`}
          d={digits[digit - 1]}
        />
      ))}
    </Drawing>
  )
}
