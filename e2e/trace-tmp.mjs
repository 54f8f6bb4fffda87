import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
const [base, path] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' })
const c = await b.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, baseURL: base })
const p = await c.newPage()
const cdp = await c.newCDPSession(p)
await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
await b.startTracing(p, {
  path: '/tmp/trace.json',
  categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute', 'toplevel'],
})
await p.goto(path)
await p.waitForTimeout(6000)
await b.stopTracing()
const { traceEvents } = JSON.parse(readFileSync('/tmp/trace.json'))
const mains = traceEvents.filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain')
const count = (m) =>
  traceEvents
    .filter((e) => e.pid === m.pid && e.tid === m.tid && e.ph === 'X')
    .reduce((a, e) => a + (/RunTask/.test(e.name) ? e.dur : 0), 0)
const main = mains.sort((a, b) => count(b) - count(a))[0]
const ev = traceEvents.filter((e) => e.pid === main.pid && e.tid === main.tid && e.ph === 'X')
console.log(ev.length, ev.filter((e) => /RunTask/.test(e.name)).length, Math.max(...ev.map((e) => e.tdur ?? 0)))
const nav = (ev.find((e) => e.name === 'ParseHTML') ?? ev[0]).ts
const tasks = ev
  .filter((e) => /RunTask/.test(e.name) && e.dur > 40000)
  .sort((a, b) => b.dur - a.dur)
  .slice(0, 8)
for (const t of tasks) {
  console.log(
    'TASK at',
    Math.round((t.ts - nav) / 1000),
    'cpu',
    Math.round(t.tdur / 1000),
    'wall',
    Math.round(t.dur / 1000, t.tdur),
  )
  const inside = ev
    .filter((e) => e !== t && e.ts >= t.ts && e.ts + e.dur <= t.ts + t.dur && e.dur > 12000 && !/RunTask/.test(e.name))
    .sort((a, b) => b.dur - a.dur)
    .slice(0, 7)
  for (const e of inside)
    console.log(
      '   ',
      e.name,
      Math.round(e.dur / 1000),
      (e.args?.data?.url || e.args?.beginData?.url || e.args?.data?.functionName || '').toString().slice(-60),
      e.args?.elementCount ?? '',
    )
}
await b.close()
