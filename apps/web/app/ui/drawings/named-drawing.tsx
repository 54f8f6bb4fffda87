import type { DrawingProps } from './drawing.tsx'
import { type DrawingName, drawings } from './index.ts'

/**
 * Shows a drawing that data names. It loads the whole set, so use it for server-rendered parts. Shows the wheel for a
 * name that no longer exists: a missing decoration must not fail the page.
 */
export function NamedDrawing({ name, ...rest }: DrawingProps & { name: string }) {
  const Picture = drawings[isDrawingName(name) ? name : 'wheel']
  return <Picture {...rest} />
}

export function isDrawingName(name: string): name is DrawingName {
  return Object.hasOwn(drawings, name)
}
