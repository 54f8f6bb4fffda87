import { mkdir, writeFile } from 'node:fs/promises'
import { inDayColours, pictures } from '@sankalp/illustrations'
import sharp from 'sharp'

/*
 * Draws the icon files of public/ from the emblem of the illustrations. Run it after changing the emblem; the results
 * are committed to the repository.
 */
const out = new URL('../public/', import.meta.url).pathname
/** As in the illustrations. */
const colours = { ink: '#2f1b35', sindoor: '#b0281c', marigold: '#f2ab27', haldi: '#ffd369' }
const emblem = inDayColours(pictures.find(({ name }) => name === 'brand/emblem')!.draw())

/** Few and thick shapes: at 16 pixels a tab shows a sun in a ring, on a light and on a dark bar. */
const rays = Array.from(
  { length: 12 },
  (_, at) => `<path transform="rotate(${at * 30} 50 50)" d="M43 26L50 8L57 26Z"/>`,
)
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" stroke="${colours.ink}" stroke-width="3">
<circle cx="50" cy="50" r="47" fill="${colours.sindoor}"/><g fill="${colours.haldi}">${rays.join('')}</g>
<circle cx="50" cy="50" r="25" fill="${colours.marigold}"/></svg>`

/** The emblem on sindoor. The margin, in hundredths of the side, is what a phone may cut off. */
function appIcon(margin: number): string {
  const side = 320 * (100 / (100 - 2 * margin))
  const from = (side - 320) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" fill="${colours.sindoor}"/>
${emblem.replace('<svg ', `<svg x="${from}" y="${from}" width="320" height="320" `)}</svg>`
}

async function png(svg: string, width: number, name: string): Promise<void> {
  await writeFile(
    `${out}${name}`,
    await sharp(Buffer.from(svg), { density: 300 })
      .resize(width)
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer(),
  )
}

await mkdir(out, { recursive: true })
await writeFile(`${out}favicon.svg`, favicon)
await png(appIcon(4), 180, 'apple-touch-icon.png')
await png(appIcon(2), 192, 'icon-192.png')
await png(appIcon(2), 512, 'icon-512.png')
// The emblem stays in the circle of 80 %, which no mask cuts.
await png(appIcon(9), 512, 'icon-maskable.png')
