import { gzipSync } from 'node:zlib'

export type ShownPicture = { name: string; width: number; height: number; bytes: number }

/** Lists every illustration by group. `bytes`: what a browser fetches, about. */
export async function listPictures(): Promise<[group: string, pictures: ShownPicture[]][]> {
  // Not part of the server's first file: only this page needs what draws them.
  const { pictures } = await import('@sankalp/illustrations')
  const shown = pictures.map(({ name, width, height, draw }) => ({
    name,
    width,
    height,
    bytes: gzipSync(draw()).length,
  }))
  return Object.entries(Object.groupBy(shown, ({ name }) => name.split('/')[0]!)).map(([group, all]) => [group, all!])
}
