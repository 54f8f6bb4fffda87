import type { ComponentType } from 'react'
import type { DrawingProps } from '../ui/drawings/drawing.tsx'
import { importUntilThere } from './lazy-form/retry-import.ts'
import { lazyPart } from './lazy-part.tsx'

/** A drawing of the whole set, chosen by a name in the data. */
export const LateDrawing = late(async () => (await import('../ui/drawings/named-drawing.tsx')).NamedDrawing)
export const LatePortrait = late(async () => (await import('../ui/drawings/portrait.tsx')).Portrait)

/** Returns a drawing that the server renders with the page and whose script browsers load after the first load. */
function late<Props extends DrawingProps>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazyPart(
    () => importUntilThere(load),
    ({ size, className }: Props) => <svg width={size} height={size} className={className} aria-hidden="true" />,
  )
}
