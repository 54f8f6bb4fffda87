import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Buffer as TextBuffer, Face, Font, shapeWithTrace, TracePhase } from 'harfbuzzjs'

const noHinting = 0x1
const noLayoutClosure = 0x200
const layoutFeatureTags = 6
const writable = 2

/**
 * Returns the glyphs that a font uses while shaping these syllables: the final ones, and those between two rules,
 * without which the later rule would never apply.
 */
export function glyphsOf(sfnt: Buffer, syllables: string[]): Set<number> {
  const font = new Font(new Face(new Blob(new Uint8Array(sfnt))))
  const glyphs = new Set<number>()
  for (const syllable of syllables) {
    const text = new TextBuffer()
    text.addText(syllable)
    text.guessSegmentProperties()
    for (const step of shapeWithTrace(font, text, [], -1, TracePhase.DONT_STOP)) {
      if (!step.glyphs) continue
      for (const glyph of step.t as { g: number }[]) glyphs.add(glyph.g)
    }
    for (const { codepoint } of text.getGlyphInfos()) glyphs.add(codepoint)
  }
  return glyphs
}

type Cut = { letters: string[]; glyphs: Set<number>; features: string[] }

/** Reduces a font to these letters and glyphs, without any other ligature. subset-font supports only letters. */
export async function cutToGlyphs(sfnt: Buffer, { letters, glyphs, features }: Cut): Promise<Buffer> {
  const hb = await loadSubsetter()
  const address = hb.malloc(sfnt.byteLength)
  memoryOf(hb).set(sfnt, address)
  const face = hb.hb_face_create(hb.hb_blob_create(address, sfnt.byteLength, writable, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  const kept = hb.hb_subset_input_set(input, layoutFeatureTags)
  hb.hb_set_clear(kept)
  for (const feature of features) hb.hb_set_add(kept, tag(feature))
  for (const letter of letters) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), letter.codePointAt(0) ?? 0)
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph)
  hb.hb_subset_input_set_flags(input, noHinting | noLayoutClosure)
  const subset = hb.hb_subset_or_fail(face, input)
  if (subset === 0) throw new Error('harfbuzz could not subset the font')
  const blob = hb.hb_face_reference_blob(subset)
  const start = hb.hb_blob_get_data(blob, 0)
  return Buffer.from(memoryOf(hb).slice(start, start + hb.hb_blob_get_length(blob)))
}

type Call =
  | 'malloc'
  | 'hb_blob_create'
  | 'hb_blob_get_data'
  | 'hb_blob_get_length'
  | 'hb_face_create'
  | 'hb_face_reference_blob'
  | 'hb_set_add'
  | 'hb_set_clear'
  | 'hb_subset_input_create_or_fail'
  | 'hb_subset_input_glyph_set'
  | 'hb_subset_input_set'
  | 'hb_subset_input_set_flags'
  | 'hb_subset_input_unicode_set'
  | 'hb_subset_or_fail'
  | '_initialize'
type Subsetter = { memory: WebAssembly.Memory } & Record<Call, (...numbers: number[]) => number>

async function loadSubsetter(): Promise<Subsetter> {
  const path = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  const { instance } = await WebAssembly.instantiate(await readFile(path))
  const subsetter = instance.exports as unknown as Subsetter
  subsetter._initialize()
  return subsetter
}

/** Creates a new view each time: the memory moves when it grows. */
function memoryOf({ memory }: Subsetter): Uint8Array {
  return new Uint8Array(memory.buffer)
}

function tag(feature: string): number {
  return [...feature].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)
}
