import { inDayColours, pictures } from '@sankalp/illustrations'

const byName = new Map(pictures.map((picture) => [picture.name, picture]))

/** Shown where a row names a picture that no longer exists. */
const standIn = 'things/wheel'
const portraitsOfOthers = 12

/**
 * Returns the picture of a pooja or product: the one that its row names. An older row names only a kind of thing:
 * `kalash`. It shows the picture with its own id, or that thing.
 */
export function pictureOf(group: 'poojas' | 'products', { id, drawing }: { id: string; drawing: string }): string {
  const names = drawing.includes('/') ? [drawing] : [`${group}/${id}`, `things/${drawing}`]
  return names.find((name) => byName.has(name)) ?? standIn
}

/** Returns the cover of an article; one written by an operator shows the thing that it names. */
export function coverOf(articleId: string, drawing: string): string {
  return [`articles/${articleId}`, `things/${drawing}`].find((name) => byName.has(name)) ?? standIn
}

/** Returns the portrait of an acharya. People without one of their own share twelve, always the same for the same seed. */
export function portraitOf(seed: string): string {
  const own = `acharyas/${seed}`
  return byName.has(own) ? own : `acharyas/other-${hashOf(seed) % portraitsOfOthers}`
}

type Place = { x: number; y: number; side: number }

/** Returns a picture in its day colours as a part of another SVG, in the middle of a square and as large as it allows. */
export function drawByDay(name: string, { x, y, side }: Place): string {
  const { width, height, draw } = byName.get(name) ?? byName.get(standIn)!
  const scale = side / Math.max(width, height)
  const place = `x="${x + (side - width * scale) / 2}" y="${y + (side - height * scale) / 2}" width="${width * scale}" height="${height * scale}"`
  return inDayColours(draw()).replace('<svg ', `<svg ${place} `)
}

/** FNV-1a in 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  return hash >>> 8
}
