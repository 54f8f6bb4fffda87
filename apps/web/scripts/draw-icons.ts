import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { onCircle, ticks } from '../app/ui/drawings/geometry.ts'

/*
 * Draws the icon files of public/ from the same geometry as the day wheel on the pages. Run it after changing the
 * drawing; the results are committed to the repository.
 */
const out = new URL('../public/', import.meta.url).pathname
const day = { paper: '#fbf6ea', ink: '#2f1b35', marigold: '#f2ab27' }
const night = { paper: '#12142a', ink: '#f5ecdd' }

const sun = onCircle(17, 60)
const moon = onCircle(17, 222)
const crescent = `M${moon.x - 2} ${moon.y - 6}A6 6 0 1 1 ${moon.x - 2} ${moon.y + 6}A7.5 7.5 0 0 0 ${moon.x - 2} ${moon.y - 6}Z`

/** Few and thick lines: at 16 pixels a tab shows a ring, a sun and a moon. */
function emblem(ink: string, width: number): string {
  return `<g fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round">
<circle cx="50" cy="50" r="46"/><circle cx="50" cy="50" r="31"/><path d="${ticks(12, 31, 46)}"/>
<circle cx="${sun.x}" cy="${sun.y}" r="7" fill="${day.marigold}"/><path d="${crescent}" fill="${ink}" stroke="none"/></g>`
}

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" color="${day.ink}">
<style>@media (prefers-color-scheme: dark){svg{color:${night.ink}}}</style>${emblem('currentColor', 4.5)}</svg>`

/** With a paper background and a margin, since phones cut the corners off. */
function appIcon(margin: number): string {
  const scale = (100 - 2 * margin) / 100
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${day.paper}"/>
<g transform="translate(${margin} ${margin}) scale(${scale})">${emblem(day.ink, 3)}</g></svg>`
}

async function png(svg: string, width: number, name: string): Promise<void> {
  await writeFile(
    `${out}${name}`,
    await sharp(Buffer.from(svg), { density: 600 }).resize(width).png({ palette: true }).toBuffer(),
  )
}

await mkdir(out, { recursive: true })
await writeFile(`${out}favicon.svg`, favicon)
await png(appIcon(12), 180, 'apple-touch-icon.png')
await png(appIcon(12), 192, 'icon-192.png')
await png(appIcon(8), 512, 'icon-512.png')
await png(appIcon(18), 512, 'icon-maskable.png')
