import { classes } from './classes.ts'

/** A placeholder in the shape of what is loading. Put a text for what is loading near it once. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes('breathing block rounded-sm bg-rule/60', className)} />
}
