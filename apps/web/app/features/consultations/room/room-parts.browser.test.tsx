import type { Consultation } from '@sankalp/contract/live/consultations'
import { beforeEach, expect, test } from 'vitest'
import { useSyncExternalStore } from 'react'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { removeTab } from '../../../lib/storage.ts'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { MeterStrip } from './meter-strip.tsx'
import { type Room, createRoom } from './room.ts'
import { consultation, makeServer } from './room.fake.ts'

function Parts({ room }: { room: Room }) {
  const state = useSyncExternalStore(room.subscribe, room.read, room.read)
  return (
    <QueryProvider>
      <div className="flex h-96 flex-col">
        <MeterStrip room={room} consultation={state.consultation} toldAt={state.toldAt} />
        <MessageList room={room} state={state} />
        <Composer room={room} consultation={state.consultation} />
      </div>
    </QueryProvider>
  )
}

async function open(first: Partial<Consultation> = {}) {
  const made = makeServer()
  const room = createRoom({
    channel: made.channel,
    consultation: { ...consultation, ...first },
    ownId: 'asha',
    prepare: (message) => Promise.resolve(message),
    kept: [],
    keep: () => {},
  })
  room.open()
  const screen = await renderScreen(<Parts room={room} />, { namespaces: ['consultations'] })
  const bubbles = () =>
    [...document.querySelectorAll<HTMLElement>('[data-message]')].map((each) =>
      `${each.querySelector('p')!.textContent} ${each.querySelector<HTMLElement>('[data-tick]')?.dataset.tick ?? ''}`.trim(),
    )
  return { ...screen, made, room, bubbles }
}

beforeEach(() => removeTab('warnedOf'))

test('a written message appears at once; its ticks follow what the other side has received and read', async () => {
  const screen = await open()
  const { made, bubbles, t } = screen
  const field = screen.getByRole('textbox', { name: t('composer.label') })
  await field.fill('Namaste')
  await screen.getByRole('button', { name: t('composer.send') }).click()
  expect(bubbles()).toEqual(['Namaste sending'])
  await expect.element(field).toHaveValue('')
  made.server.set('connected')
  await expect.poll(bubbles).toEqual(['Namaste sent'])
  const mark = (delivered: number, read: number) =>
    made.tell('message:marks', { requestId: 'r', by: 'guru', delivered, read })
  mark(1, 0)
  await expect.poll(bubbles).toEqual(['Namaste delivered'])
  mark(1, 1)
  await expect.poll(bubbles).toEqual(['Namaste read'])
  await expect.element(screen.getByRole('img', { name: t('ticks.read') })).toBeVisible()
})

test('only web addresses become links, and they reveal nothing to the other page', async () => {
  const { made, getByRole } = await open()
  made.server.set('connected')
  made.tell('message:receive', made.add('g1', 'guru', 'https://example.com/x javascript:alert(1) <b>no</b>'))
  const link = getByRole('link')
  await expect.element(link).toHaveAttribute('href', 'https://example.com/x')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  expect(document.querySelectorAll('[data-message] a, [data-message] b')).toHaveLength(1)
})

test('the newest message stays in view for a user at the end, and the list does not move for one who reads further up', async () => {
  const { made, getByRole, t } = await open()
  made.server.set('connected')
  for (let at = 1; at <= 30; at++) made.add(`g${at}`, 'guru', `line ${at}`)
  made.server.set('away')
  made.server.set('connected')
  const log = getByRole('log')
  const fromEnd = () => {
    const element = log.element()
    return element.scrollHeight - element.scrollTop - element.clientHeight
  }
  await expect.poll(() => document.querySelectorAll('[data-message]').length).toBe(30)
  await expect.poll(fromEnd).toBeLessThan(2)
  log.element().scrollTop = 0
  const down = getByRole('button', { name: t('toNewest') })
  await expect.element(down).toBeVisible()
  made.tell('message:receive', made.add('g31', 'guru', 'line 31'))
  await expect.poll(() => document.querySelectorAll('[data-message]').length).toBe(31)
  expect(log.element().scrollTop).toBe(0)
  await down.click()
  await expect.poll(fromEnd).toBeLessThan(2)
})

test('the last minute is marigold and announced once; more time resets it', async () => {
  const { made, getByRole, getByText, t } = await open({
    meter: { ...consultation.meter, talkedMs: 540_000, remainingMs: 60_000, charge: 99 },
  })
  await expect.element(getByText('Only 1 minute left. Please complete your action soon.')).toBeVisible()
  const timer = getByRole('timer')
  await expect.poll(() => timer.element().textContent).toMatch(/0:\d\d|1:00/)
  expect(timer.element().parentElement!.className).toContain('bg-marigold')
  made.tell('consultation:changed', {
    consultation: {
      ...consultation,
      now: 5,
      chatMinutes: 15,
      meter: { ...consultation.meter, talkedMs: 541_000, remainingMs: 359_000, charge: 99.18 },
    },
  })
  await expect.poll(() => timer.element().parentElement!.className).not.toContain('bg-marigold')
  await expect.element(getByRole('button', { name: t('meter.extend') })).toBeVisible()
})

test('a phone number triggers a hint, a date of birth does not', async () => {
  const { getByRole, getByText, t } = await open()
  const field = getByRole('textbox', { name: t('composer.label') })
  await field.fill('98765 43210')
  await expect.element(getByText(t('hint.phone'))).toBeVisible()
  await field.fill('14-08-1996 06:42')
  await expect.poll(() => getByText(t('hint.phone')).query()).toBeNull()
})
