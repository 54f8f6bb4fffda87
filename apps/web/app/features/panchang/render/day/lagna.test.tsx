import type { Rising } from '@sankalp/contract/panchang-reply'
import { expect, test } from 'vitest'
import { renderPart } from '../almanac.fake.tsx'
import { Meanings } from '../parts.tsx'
import { terms } from '../terms.ts'
import { OnThisPage } from './head.tsx'
import { LagnaTables } from './lagna.tsx'

/** Returns the rows of the tables as plain text. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr[^>]*class="time-row".*?<\/tr>/gs)].map(([row]) =>
    row
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
const at = (text: string) => Date.parse(`2026-11-${text}:00+05:30`)

const rising: Rising = {
  lagnas: [
    { key: 'tula', startsAt: at('15T04:36'), endsAt: at('15T06:52') },
    { key: 'vrishchika', startsAt: at('15T06:52'), endsAt: at('15T09:10') },
    { key: 'kanya', startsAt: at('16T02:15'), endsAt: at('16T04:32') },
  ],
  panchakaRahita: [
    { key: 'rahita', startsAt: at('15T06:44'), endsAt: at('15T06:52') },
    { key: 'chora', startsAt: at('15T06:52'), endsAt: at('15T09:10') },
  ],
}

test.each([
  [
    'en',
    '12',
    [
      'Good Muhurta now 06:44 AM to 06:52 AM',
      'Chora Panchaka now 06:52 AM to 09:10 AM',
      'Tula now 04:36 AM to 06:52 AM',
      'Vrishchika now 06:52 AM to 09:10 AM',
      'Kanya now 02:15 AM to 04:32 AM, 16 Nov',
    ],
  ],
  [
    'en',
    '24plus',
    [
      'Good Muhurta now 06:44 to 06:52',
      'Chora Panchaka now 06:52 to 09:10',
      'Tula now 04:36 to 06:52',
      'Vrishchika now 06:52 to 09:10',
      'Kanya now 26:15+ to 28:32+',
    ],
  ],
  [
    'hin',
    '24',
    [
      'शुभ मुहूर्त अभी 06:44 से 06:52',
      'चोर पंचक अभी 06:52 से 09:10',
      'तुला अभी 04:36 से 06:52',
      'वृश्चिक अभी 06:52 से 09:10',
      'कन्या अभी 02:15 से 04:32, 16 नवंबर',
    ],
  ],
] as const)('panchaka rahita and the signs that rise, in %s by the %s-hour clock', (language, notation, rows) => {
  expect(rowsOf(renderPart(<LagnaTables rising={rising} />, { language, notation }))).toEqual(rows)
})

test('each row contains the times for marking it as running', () => {
  const html = renderPart(<LagnaTables rising={rising} />, { language: 'en' })
  for (const { startsAt, endsAt } of [...rising.lagnas, ...rising.panchakaRahita]) {
    expect(html).toContain(`data-from="${startsAt / 1000}" data-to="${endsAt / 1000}"`)
  }
})

test('every term that can be pressed has its card', () => {
  const all = (['mrityu', 'agni', 'raja', 'chora', 'roga'] as const).map((key, hour) => ({
    key,
    startsAt: hour,
    endsAt: hour + 1,
  }))
  const html = renderPart(<LagnaTables rising={{ ...rising, panchakaRahita: all }} />, { language: 'hin' })
  const cards = renderPart(<Meanings terms={terms} />, { language: 'hin' })
  const pressed = [...html.matchAll(/popovertarget="([^"]+)"/gi)].map(([, id]) => id)
  expect(pressed).toHaveLength(7)
  for (const id of pressed) expect(cards).toContain(`id="${id}"`)
})

test('the link to the lagnas is shown only if there are any', () => {
  expect(renderPart(<OnThisPage hasLagnas />, { language: 'en' })).toContain('href="#lagna"')
  expect(renderPart(<OnThisPage hasLagnas={false} />, { language: 'en' })).not.toContain('#lagna')
})
