import { randomUUID } from 'node:crypto'
import { deleteTranscript, getConsultation, uploadChatPicture } from '@sankalp/contract/consultations'
import { isRunning } from '@sankalp/contract/consultation-life'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Device, consultingApp, meet, openConsole, openDevice, openUser, say } from '../../../test/consulting.ts'
import { sendAnything } from '../../../test/live-client.ts'
import type { TestApp } from '../../../test/test-app.ts'

let app: TestApp
let user: Device
let acharya: Device & { acharyaId: string }
let requestId: string
beforeEach(async () => {
  app = await consultingApp()
  acharya = await openConsole(app)
  user = await openUser(app, 500)
  requestId = await meet(user, acharya)
})
const text = (message: string, more = {}) => ({
  id: randomUUID(),
  from: user.userId,
  to: acharya.userId,
  message,
  timestamp: 1,
  ...more,
})

describe('a message', () => {
  test('is stored once however often it is sent, numbered without gaps, and delivered once', async () => {
    const one = text('Namaste')
    const acks = await Promise.all([
      user.send('message:send', one),
      user.send('message:send', one),
      user.send('message:send', one),
    ])
    expect(acks.map((ack) => ack.ok && ack.seq)).toEqual([1, 1, 1])
    expect((await say(acharya, user, 'Namaste')).seq).toBe(2)
    await acharya.next('message:receive')
    expect(acharya.told('message:receive')).toHaveLength(1)
  })

  test('from both sides at once has one order for both and for later readers', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => [
        say(user, acharya, `user ${index}`),
        say(acharya, user, `acharya ${index}`),
      ]).flat(),
    )
    const { messages, hasMore } = await user.ok('message:after', { requestId, after: 0 })
    expect([messages.map(({ seq }) => seq), hasMore]).toEqual([
      Array.from({ length: 40 }, (_, index) => index + 1),
      false,
    ])
    expect((await acharya.ok('message:after', { requestId, after: 35 })).messages).toEqual(messages.slice(35))
    const other = await openDevice(app, user.client)
    expect((await other.ok('message:after', { requestId, after: 0 })).messages).toEqual(messages)
  })

  test('preserves every character, also among many stored together', async () => {
    const bodies = [
      '"quoted"',
      "it's",
      'back\\slash',
      '{a,b}',
      'NULL',
      'two\nlines',
      'नमस्ते 🙏',
      'a,b',
      '\\"',
      '$1 %s',
      '{}',
      ',',
    ]
    await Promise.all(bodies.map((body) => say(user, acharya, body)))
    const { messages } = await acharya.ok('message:after', { requestId, after: 0 })
    expect(messages.map(({ message }) => message).toSorted()).toEqual(bodies.toSorted())
  })

  test('reaches the sender’s other participating devices, but not the sending one', async () => {
    const second = await openDevice(app, user.client)
    await second.ok('consultation:join', { requestId })
    await user.ok('message:send', text('from the first'))
    expect(await second.next('message:receive')).toMatchObject({ message: 'from the first', from: user.userId })
    await acharya.next('message:receive')
    expect(user.told('message:receive')).toEqual([])
  })

  test('is not sent to a connection that does not take part; requesting messages joins and is metered', async () => {
    const second = await openDevice(app, user.client)
    user.socket.disconnect()
    const rows = () =>
      app.db.query(
        `select is_open as "isOpen" from consultation_presence where side = 'user' order by from_at, is_open`,
      )
    await expect.poll(rows).toEqual([{ isOpen: false }])
    await say(acharya, user, 'unheard')
    expect((await user.client.call(getConsultation, { params: { consultationId: requestId } })).body.messages).toEqual(
      [],
    )
    expect(await rows()).toEqual([{ isOpen: false }])
    const { messages, state } = await second.ok('message:after', { requestId, after: 0 })
    expect([messages.map(({ message }) => message), isRunning(state)]).toEqual([['unheard'], true])
    expect(await rows()).toEqual([{ isOpen: false }, { isOpen: true }])
    await say(acharya, user, 'heard')
    expect((await second.next('message:receive')).message).toBe('heard')
    expect(second.told('message:receive')).toHaveLength(1)
  })

  test('is read in pages', async () => {
    await app.db.query(
      `insert into consultation_message (consultation_id, seq, id, from_user_id, body, sent_at)
       select $1, n, gen_random_uuid(), $2, 'message ' || n, now() from generate_series(1, 150) n`,
      [requestId, user.userId],
    )
    const first = await user.ok('message:after', { requestId, after: 0 })
    const second = await user.ok('message:after', { requestId, after: first.messages.at(-1)!.seq })
    expect([first.messages.length, first.hasMore, second.messages.length, second.hasMore]).toEqual([
      100,
      true,
      50,
      false,
    ])
  })

  test.each([
    ['blank', '  \n '],
    ['too long', 'x'.repeat(4001)],
    ['with a NUL', 'a\u0000b'],
    ['with half a character', 'a\ud800'],
  ])('that is %s is refused', async (_, message) => {
    expect(await user.send('message:send', text(message))).toMatchObject({ ok: false, code: 'INVALID_INPUT' })
    expect((await say(user, acharya, 'a line\nand another')).seq).toBe(1)
  })

  test('is refused for a stranger, in another’s name, and after the end', async () => {
    const stranger = await openUser(app, 0)
    expect(await stranger.send('message:send', { ...text('hello'), from: user.userId })).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await user.send('message:send', text('hello', { to: stranger.userId }))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await stranger.send('message:after', { requestId, after: 0 })).toMatchObject({ code: 'NOT_FOUND' })
    // A forged sender is ignored: the connection decides who the sender is.
    await user.ok('message:send', text('hello', { from: stranger.userId }))
    expect(await acharya.next('message:receive')).toMatchObject({ from: user.userId })
    for (const event of ['typing:start', 'typing:stop'] as const)
      expect(await stranger.send(event, { to: acharya.userId })).toMatchObject({ code: 'NOT_FOUND' })
    const known = text('before the end')
    await user.ok('message:send', known)
    await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
    expect(await user.send('message:send', text('after the end'))).toMatchObject({ code: 'CONSULTATION_OVER' })
    // The acknowledgement was lost: it is stored and acknowledged again.
    expect(await user.send('message:send', known)).toMatchObject({ ok: true, seq: 2 })
    expect(await user.send('typing:start', { to: acharya.userId })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('sent too often is refused for a while; stored ones remain', async () => {
    // From several devices, each slow enough not to be disconnected.
    const devices = await Promise.all(Array.from({ length: 5 }, () => openDevice(app, user.client)))
    const acks = []
    for (let count = 0; count < 125; count++)
      acks.push(await devices[count % 5]!.send('message:send', text(`number ${count}`)))
    expect(acks.filter(({ ok }) => ok)).toHaveLength(120)
    expect(acks.at(-1)).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect((await say(acharya, user, 'slowly')).seq).toBe(121)
  })

  test('refuses malformed payloads and stays connected', async () => {
    for (const payload of [
      undefined,
      null,
      [],
      'text',
      { to: 1 },
      { ...text('x'), id: 'x' },
      { ...text('x'), attachment: { kind: 'virus' } },
      { ...text('x'), attachment: { kind: 'kundli', name: 'A' } },
    ]) {
      expect(await sendAnything(user.socket, 'message:send', payload)).toMatchObject({
        ok: false,
        code: 'INVALID_INPUT',
      })
    }
    expect((await say(user, acharya, 'still here')).seq).toBe(1)
  })
})

test('marks only move forward, up to the last message, and the other side is notified', async () => {
  await say(acharya, user, 'one')
  await say(acharya, user, 'two')
  await user.ok('message:delivered', { requestId, seq: 99 })
  expect(await acharya.next('message:marks')).toEqual({ requestId, by: user.userId, delivered: 2, read: 0 })
  await user.ok('message:read', { requestId, seq: 1 })
  expect(await acharya.next('message:marks')).toEqual({ requestId, by: user.userId, delivered: 2, read: 1 })
  await user.ok('message:read', { requestId, seq: 0 })
  await user.ok('message:read', { requestId, seq: 2 })
  expect(await acharya.next('message:marks')).toMatchObject({ read: 2 })
  expect((await acharya.ok('consultation:join', { requestId })).consultation.marks).toEqual({
    userDelivered: 2,
    userRead: 2,
    acharyaDelivered: 0,
    acharyaRead: 0,
  })
})

test('typing events are forwarded and not stored', async () => {
  await user.ok('typing:start', { to: acharya.userId })
  expect(await acharya.next('typing:start')).toEqual({ from: user.userId })
  await user.ok('typing:stop', { to: acharya.userId })
  expect(await acharya.next('typing:stop')).toEqual({ from: user.userId })
})

test('a picture is re-encoded without its metadata and visible to the two only; the transcript can be deleted', async () => {
  const png = await sharp({ create: { width: 2000, height: 1000, channels: 4, background: '#a338' } })
    .png()
    .withExifMerge({ IFD0: { ImageDescription: 'my home' } })
    .toBuffer()
  const upload = await user.client.call(uploadChatPicture, {
    file: { bytes: png, name: 'hand.png', type: 'image/png' },
  })
  expect([upload.status, upload.body.width, upload.body.height]).toEqual([200, 1600, 800])
  const attachment = { kind: 'picture' as const, pictureId: upload.body.pictureId }
  expect(await acharya.send('message:send', { ...text('mine'), to: user.userId, attachment })).toMatchObject({
    code: 'NOT_FOUND',
  })
  await user.ok('message:send', text('My palm', { attachment }))
  const received = await acharya.next('message:receive')
  const { url } = received.attachment as { url: string }
  const shown = await fetch(app.url + url)
  const bytes = Buffer.from(await shown.arrayBuffer())
  expect([shown.status, (await sharp(bytes).metadata()).exif]).toEqual([200, undefined])
  expect((await fetch(app.url + url.replace(/signature=.*/, 'signature=x'))).status).not.toBe(200)

  const params = { consultationId: requestId }
  expect((await user.client.call(deleteTranscript, { params })).body.code).toBe('CONSULTATION_RUNNING')
  await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
  expect((await acharya.client.call(deleteTranscript, { params })).status).toBe(404)
  expect((await user.client.call(getConsultation, { params })).body.messages).toHaveLength(1)
  expect((await user.client.call(deleteTranscript, { params })).status).toBe(200)
  expect((await acharya.client.call(getConsultation, { params })).body).toMatchObject({
    messages: [],
    isTranscriptDeleted: true,
  })
  expect((await fetch(app.url + url)).status).toBe(404)
})

test.each([
  ['no picture', Buffer.from('GIF89a...'), 'PICTURE_NOT_JPEG'],
  ['half a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]), 'PICTURE_UNREADABLE'],
])('%s is refused', async (_, bytes, code) => {
  expect((await user.client.call(uploadChatPicture, { file: { bytes } })).body.code).toBe(code)
})

test('a shared chart is sent with its birth data to both, as a message', async () => {
  const attachment = {
    kind: 'kundli' as const,
    name: 'Asha',
    place: 'Varanasi',
    birth: { day: 14, month: 8, year: 1996, hour: 6, min: 42, lat: 25.3, lon: 83, zone: 'Asia/Kolkata' },
  }
  await user.ok('message:send', text('My chart', { attachment }))
  expect((await acharya.next('message:receive')).attachment).toEqual(attachment)
  expect((await acharya.ok('message:after', { requestId, after: 0 })).messages[0]!.attachment).toEqual(attachment)
})

describe('a call', () => {
  const offer = { sdp: { type: 'offer' as const, sdp: 'v=0' } }

  test('is signalled between the two only', async () => {
    const stranger = await openUser(app, 0)
    await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
    await meet(user, acharya, { talk: 'Audio Call' })
    expect(await stranger.send('webrtc:signal', { to: user.userId, signal: offer })).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await user.send('webrtc:signal', { to: stranger.userId, signal: offer })).toMatchObject({
      code: 'NOT_FOUND',
    })
    const ask = { ask: { by: 'this page', restart: false } }
    const answer = { sdp: { type: 'answer' as const, sdp: 'v=0', answers: '1 2' } }
    for (const signal of [ask, answer, { candidate: null }]) {
      await user.ok('webrtc:signal', { to: acharya.userId, signal })
      expect(await acharya.next('webrtc:signal')).toEqual({ from: user.userId, signal })
    }
    await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
    expect(await user.send('webrtc:signal', { to: acharya.userId, signal: offer })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('sums up the connection quality', async () => {
    await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
    requestId = await meet(user, acharya, { talk: 'Video Call' })
    for (const lossPercent of [1, 3]) await user.ok('call:quality', { requestId, lossPercent, roundTripMs: 100 })
    expect(
      await app.db.query(
        'select side, reports, loss_percent_sum as loss, round_trip_ms_most as trip from consultation_quality',
      ),
    ).toEqual([{ side: 'user', reports: 2, loss: 4, trip: 100 }])
  })
})
