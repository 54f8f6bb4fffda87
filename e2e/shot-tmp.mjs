// usage: node shot-tmp.mjs base phone|- lang width out path[:name] ...
import { chromium } from '@playwright/test'
const [base, phone, lang, width, ...paths] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' })
const c = await b.newContext({
  viewport: { width: +width, height: width < 500 ? 760 : 900 },
  isMobile: width < 500,
  hasTouch: width < 500,
  baseURL: base,
  deviceScaleFactor: 1,
})
await c.addCookies([{ name: 'lang', value: lang, url: base }])
const p = await c.newPage()
p.on('pageerror', (e) => console.log('PAGEERROR', e.message))
p.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 200)))
if (phone !== '-') {
  await p.goto(`/login?lng=${lang}`)
  await p.locator('input[name=phone_number]').fill(phone)
  await p.locator('form button[type=submit]').first().click()
  await p.waitForURL(/otp/)
  await p.waitForTimeout(800)
  const code = (await p.locator('main').innerText()).match(/\b\d{6}\b|\b\d{4}\b/)[0]
  await p.locator('main input').first().fill(code)
  await p.waitForTimeout(500)
  await p
    .locator('form button[type=submit]')
    .first()
    .click()
    .catch(() => {})
  await p.waitForURL((u) => !/otp/.test(u.pathname))
  await p.waitForTimeout(1500)
  console.log('landed', p.url())
}
for (const spec of paths) {
  const [path, name] = spec.split('@@')
  await p.goto(path + (path.includes('?') ? '&' : '?') + `lng=${lang}`)
  await p.waitForTimeout(2500)
  const full = name.startsWith('F')
  await p.screenshot({ path: `/work/shots/${name}-${lang}-${width}.png`, fullPage: full })
}
await b.close()
