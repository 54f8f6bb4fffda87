// The pen and the colours. A picture names colours; two sets of values, day and night, stand behind the names.
import { n, range } from './geom.ts'
/** name: [day, night]. The first six are the product's own; the next six are the extension. */
export const palette = {
  ink: ['#2f1b35', '#21122a'],
  paper: ['#fffcf5', '#efe3cb'],
  sand: ['#f3ead7', '#dccba9'],
  sindoor: ['#b0281c', '#a82a20'],
  marigold: ['#f2ab27', '#e39f2c'],
  peacock: ['#0b676b', '#126d72'],
  haldi: ['#ffd369', '#f0c25a'],
  gulabi: ['#e26d87', '#cf627d'],
  patta: ['#4e8b42', '#477f40'],
  neel: ['#3560a8', '#3a5fa4'],
  geru: ['#9b5126', '#93502a'],
  chandan: ['#ecb27d', '#d9a06f'],
}
/** Grounds lie under everything; at night they sink, so that a page of pictures does not glare. */
export const grounds = {
  'g-sand': ['#f3ead7', '#262a4e'],
  'g-line': ['#dfcda9', '#41466f'],
  'g-marigold': ['#f2ab27', '#b9791c'],
  'g-haldi': ['#fbdf94', '#4d2f2c'],
  'g-mark': ['#b0281c', '#e39f2c'],
  'g-sindoor': ['#b0281c', '#84201b'],
  'g-peacock': ['#0b676b', '#0c4b52'],
  'g-neel': ['#2b4c8c', '#22356e'],
  'g-ink': ['#3d2545', '#2b1a38'],
  'g-gulabi': ['#f6c9c6', '#552a49'],
  'g-patta': ['#cfe0b4', '#24433a'],
  'g-sky': ['#fbe9c8', '#262150'],
}
const all: Record<string, readonly string[]> = { ...palette, ...grounds }
/** The name of a colour above, or `none`. */
export type Colour = keyof typeof palette | keyof typeof grounds | 'none'

export const c = (name: Colour): string => (name === 'none' ? name : `var(--c-${name})`)
/** The custom properties, for a page's style sheet or for a file of its own. */
export const tokens = (i: 0 | 1, names = Object.keys(all)) => names.map((k) => `--c-${k}:${all[k]![i]}`).join(';')

type Attributes = Record<string, string | number | false | undefined>
const at_ = (o: Attributes): string =>
  Object.entries(o)
    .filter(([, v]) => v !== undefined && v !== false)
    .map(([k, v]) => ` ${k}="${v}"`)
    .join('')
export const path = (d: string, o: Attributes): string => (d ? `<path d="${d}"${at_(o)}/>` : '')
/** A flat field, without a line. */
export const fill = (d: string, col: Colour, o: { o?: number } = {}): string => path(d, { fill: c(col), opacity: o.o })
/** A line. Weights: 4 edge, 3 shape, 2 detail, 1.4 hatch (on the 320 sheet). */
export const line = (
  d: string,
  w = 2,
  col: Colour = 'ink',
  o: { dash?: string; cap?: 'butt' | 'round'; o?: number } = {},
): string =>
  path(d, { stroke: c(col), 'stroke-width': n(w), 'stroke-dasharray': o.dash, 'stroke-linecap': o.cap, opacity: o.o })
/** A field with its line. */
export const shape = (d: string, col: Colour, w = 3, l: Colour = 'ink'): string =>
  path(d, { fill: c(col), stroke: c(l), 'stroke-width': n(w) })
/** Mithila's double outline: two lines, between them a band of paper with ticks across. */
type Edge = { w?: number; i?: number; tick?: number; t?: number; l?: Colour }
export const dbl = (
  d: string,
  col: Colour,
  { band = 'paper', w = 10, i = 2.2, tick = 5, t = 1.4, l = 'ink' }: Edge & { band?: Colour } = {},
): string => path(d, { fill: c(col), stroke: c(l), 'stroke-width': n(w) }) + rim(d, { band, w: w - 2 * i, tick, t, l })
const rim = (d: string, { band, w, tick, t, l }: Required<Omit<Edge, 'i'>> & { band: Colour }) =>
  line(d, w, band) + (tick ? line(d, w, l, { dash: `${n(t)} ${n(tick - t)}`, cap: 'butt' }) : '')
/** A double line that is not closed around a field (bands, arches, stems). */
export const band = (
  d: string,
  {
    col = 'paper',
    w = 10,
    i = 2.2,
    tick = 5,
    t = 1.4,
    l = 'ink',
    cap = 'butt',
  }: Edge & { col?: Colour; cap?: 'butt' | 'round' } = {},
): string =>
  line(d, w, l, { cap }) +
  line(d, w - 2 * i, col, { cap }) +
  (tick ? line(d, w - 2 * i, l, { dash: `${n(t)} ${n(tick - t)}`, cap: 'butt' }) : '')
/** A string of beads: dashes of no length with round ends. */
export const pearls = (
  d: string,
  {
    r = 3,
    gap = 2 * r + 2.4,
    col = 'paper',
    i = 1.6,
    l = 'ink',
  }: { r?: number; gap?: number; col?: Colour; i?: number; l?: Colour } = {},
): string => line(d, 2 * (r + i), l, { dash: `0 ${n(gap)}` }) + line(d, 2 * r, col, { dash: `0 ${n(gap)}` })
/** A stroke of a limb: its path and its width. */
export type Stroke = [d: string, width: number]
/** Limbs, fingers, coils: strokes melted into one outlined body. */
export const limbs = (
  list: readonly Stroke[],
  col: Colour,
  { i = 2.4, l = 'ink', halo = 0, hc = 'paper' }: { i?: number; l?: Colour; halo?: number; hc?: Colour } = {},
): string =>
  (halo ? list.map(([d, w]) => line(d, w + 2 * (i + halo), hc)).join('') : '') +
  list.map(([d, w]) => line(d, w + 2 * i, l)).join('') +
  list.map(([d, w]) => line(d, w, col)).join('')
/** The paper's edge around a cut-out: separates ink from a dark ground, hardly seen on a light one. */
export const cut = (d: string, w = 5): string =>
  path(d, { fill: c('paper'), stroke: c('paper'), 'stroke-width': n(w * 2) })
export const at = (
  x: number,
  y: number,
  s: string,
  { r = 0, k = 1, kx = k }: { r?: number; k?: number; kx?: number } = {},
): string => {
  const t =
    (x || y ? `translate(${n(x)} ${n(y)})` : '') +
    (r ? `rotate(${n(r)})` : '') +
    (kx !== 1 || k !== 1 ? (kx === k ? `scale(${+k.toFixed(3)})` : `scale(${+kx.toFixed(3)} ${+k.toFixed(3)})`) : '')
  return t ? `<g transform="${t}">${s}</g>` : s
}
/**
 * A part at another size whose lines keep nearer to the sheet's weights: k scales, keep 0…1 says how much of k the lines
 * give back.
 */
export const fit = (
  x: number,
  y: number,
  s: string,
  k: number,
  { keep = 0.6, r = 0, kx = k }: { keep?: number; r?: number; kx?: number } = {},
) => {
  const f = Math.abs(k) ** -keep,
    tag = 'f' + Math.round(f * 100).toString(36)
  return at(
    x,
    y,
    s
      .replace(/stroke-width="([\d.]+)"/g, (_, v: string) => `stroke-width="${n(+v * f)}"`)
      .replace(/stroke-dasharray="([\d.]+) ([\d.]+)"/g, (m, a: string, b: string) =>
        +a === 0 ? m : `stroke-dasharray="${n(+a * f)} ${n(+b * f)}"`,
      )
      .replace(/(id="|href="#)(c\w+)/g, `$1$2${tag}`),
    { k, kx, r },
  )
}
export const flip = (s: string): string => `<g transform="scale(-1 1)">${s}</g>`
/** A name made from the content: equal drawings share it, so that it may stand on a page more than once. */
const hash = (s: string) => {
  let h = 0x811c9dc5
  for (let i = 0; i < s.length; i++) h = Math.imul(h ^ s.charCodeAt(i), 0x01000193) >>> 0
  return 'c' + (h % 1679616).toString(36)
}
/** A drawing once, and again under each further transform. */
export const again = (s: string, transforms: readonly string[], first?: string): string => {
  const id = hash(s),
    one = `<g id="${id}">${s}</g>`
  return (
    (first ? `<g transform="${first}">${one}</g>` : one) +
    transforms.map((t) => `<use href="#${id}" ${t.startsWith('x=') ? t : `transform="${t}"`}/>`).join('')
  )
}
/** A drawing and its mirror image. */
export const both = (s: string): string => (s.length > 160 ? again(s, ['scale(-1 1)']) : s + flip(s))
/** The same drawing k times around. */
export const turn = (
  k: number,
  s: string,
  { from = 0, step = 360 / k }: { from?: number; step?: number } = {},
): string =>
  s.length > 60 && k > 2
    ? from
      ? `<g transform="rotate(${n(from)})">${again(
          s,
          range(k - 1, (i) => `rotate(${n((i + 1) * step)})`),
        )}</g>`
      : again(
          s,
          range(k - 1, (i) => `rotate(${n((i + 1) * step)})`),
        )
    : range(k, (i) => rotated(s, from + i * step)).join('')
const rotated = (s: string, a: number) =>
  a % 360 === 0
    ? s
    : /^<path[^>]*\/>$/.test(s)
      ? s.replace('<path', `<path transform="rotate(${n(a)})"`)
      : `<g transform="rotate(${n(a)})">${s}</g>`
export const g = (s: string, o: Attributes = {}): string => `<g${at_(o)}>${s}</g>`
/**
 * The flames that move burn unsteadily for 4.8 s, then rest; not for readers who want less motion. In steps, because a
 * browser paints the whole picture for each: on a phone a smooth flame would keep a core busy while the page starts.
 */
const flicker =
  '.flame{transform-box:fill-box;transform-origin:50% 100%}' +
  '@media(prefers-reduced-motion:no-preference){.flame{animation:flicker 1.2s steps(3) 4}}' +
  '@keyframes flicker{30%{transform:scale(.93,1.09)}65%{transform:scale(1.05,.94)}}'
/** A whole picture as a file, with its colours for day and night. */
export const svg = (drawing: string, { w = 320, h = w }: { w?: number; h?: number } = {}): string => {
  let body = drawing.replace(
    / (d|transform|points)="([^"]*)"/g,
    (_, k: string, v: string) => ` ${k}="${v.replace(/-?\d*\.\d+/g, (x) => String(+x).replace(/^(-?)0\./, '$1.'))}"`,
  )
  const seen = new Set<string>()
  body = body.replace(/<g id="(c\w+)">/g, (m, id: string) => (seen.has(id) ? '<g>' : (seen.add(id), m)))
  const used = [...new Set([...body.matchAll(/--c-([\w-]+)/g)].map((m) => m[1]!))]
  const style = `<style>:root{${tokens(0, used)}}@media(prefers-color-scheme:dark){:root{${tokens(1, used)}}}${body.includes(' class="flame"') ? flicker : ''}</style>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" fill="none" stroke-linecap="round" stroke-linejoin="round">${style}${body}</svg>`
}
