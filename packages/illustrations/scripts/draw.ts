/** Draws pictures and sheets for the eye: `node scripts/draw.ts FOLDER [PART OF A NAME]`. Needs CHROME_PATH for sheets. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { type Picture, pictures } from '../src/index.ts'

const [folder = '/tmp/pictures', part = ''] = process.argv.slice(2)
const chosen = pictures.filter(({ name }) => name.includes(part))
for (const { name, draw } of chosen) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, `${name}.svg`), draw())
}

const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH })
for (const colorScheme of ['light', 'dark'] as const) {
  const page = await browser.newPage({ colorScheme, viewport: { width: 1400, height: 800 } })
  for (const [index, group] of inSheets(chosen).entries()) {
    const background = colorScheme === 'dark' ? '#12142a;color:#f5ecdd' : '#fbf6ea;color:#2f1b35'
    await page.setContent(
      `<body style="margin:12px;background:${background};font:12px sans-serif;display:flex;flex-wrap:wrap;gap:12px">${group.map(figure).join('')}`,
    )
    await page.screenshot({
      path: join(folder, `sheet-${part.replaceAll('/', '-')}${index}-${colorScheme}.png`),
      fullPage: true,
    })
  }
}
await browser.close()

/** Eight pictures to a sheet; each at 320, 160 and 96 px. */
function inSheets(list: readonly Picture[]): Picture[][] {
  const sheets: Picture[][] = []
  for (let from = 0; from < list.length; from += 8) sheets.push(list.slice(from, from + 8))
  return sheets
}

function figure({ name, width, height, draw }: Picture): string {
  const text = draw()
  const source = `data:image/svg+xml,${encodeURIComponent(text)}`
  const widths = width > 320 ? [Math.min(width, 640), 240] : [320, 160, 96]
  const images = widths.map(
    (w) => `<img src="${source}" width="${w}" height="${(w * height) / width}" style="margin-right:6px">`,
  )
  const size = (gzipSync(text, { level: 9 }).length / 1000).toFixed(1)
  return `<figure style="margin:0">${images.join('')}<figcaption>${name} · ${size} kB</figcaption></figure>`
}
