import { classes } from './classes.ts'

/** Holds the place of something on its way, in its own shape. Say once in words, near it, what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes('breathing block rounded-sm bg-rule/60', className)} />
}
