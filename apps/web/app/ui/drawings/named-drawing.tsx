import type { DrawingProps } from './drawing.tsx'
import { type DrawingName, drawings } from './index.ts'

/**
 * The drawing that a row of data names. It brings the whole set, so it is for what the server draws. A name that is not
 * there any more is shown as the wheel: a picture decorates, and no page fails for the want of one.
 */
export function NamedDrawing({ name, ...rest }: DrawingProps & { name: string }) {
  const Picture = drawings[isDrawingName(name) ? name : 'wheel']
  return <Picture {...rest} />
}

export function isDrawingName(name: string): name is DrawingName {
  return Object.hasOwn(drawings, name)
}
