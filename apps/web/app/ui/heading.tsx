import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const sizes = {
  1: 'text-4xl leading-tight hi:leading-snug sm:text-5xl',
  2: 'text-3xl leading-tight hi:leading-snug',
  3: 'text-xl leading-snug',
} as const

type HeadingProps = { level?: 1 | 2 | 3; id?: string; children: ReactNode; className?: string }

export function Heading({ level = 2, id, children, className }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={classes(sizes[level], className)}>
      {children}
    </Tag>
  )
}
