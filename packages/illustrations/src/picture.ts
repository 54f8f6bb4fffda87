import { svg } from './parts/pen.ts'

/** A picture: its name is the path of its file, without the ending. */
export type Picture = {
  name: string
  width: number
  height: number
  /** Returns the SVG file. Equal calls return equal text. */
  draw: () => string
}

/** Names one set of pictures of one size. */
export function pictureSet(
  folder: string,
  drawings: Record<string, () => string>,
  { width = 320, height = width }: { width?: number; height?: number } = {},
): Picture[] {
  return Object.entries(drawings).map(([name, drawing]) => ({
    name: `${folder}/${name}`,
    width,
    height,
    draw: () => svg(drawing(), { w: width, h: height }),
  }))
}
