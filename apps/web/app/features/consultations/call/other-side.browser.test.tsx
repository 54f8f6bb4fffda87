import { createRef } from 'react'
import { page } from 'vitest/browser'
import { expect, onTestFinished, test } from 'vitest'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { createRoom } from '../room/room.ts'
import { consultation, makeServer } from '../room/room.fake.ts'
import { OtherSide } from './other-side.tsx'
import { OwnPicture } from './own-picture.tsx'

const acharya = {
  ...consultation.acharya,
  names: { en: 'Acharya Harpreet Kaur', hin: 'आचार्या हरप्रीत कौर' },
  portrait: 'acharyas/other-0',
}

async function open(width: number) {
  await page.viewport(width, 800)
  onTestFinished(() => page.viewport(412, 915))
  const room = createRoom({
    channel: makeServer().channel,
    consultation: { ...consultation, talk: 'Video Call', acharya },
    ownId: 'asha',
    prepare: (message) => Promise.resolve(message),
    kept: [],
    keep: () => {},
  })
  return renderScreen(
    <OtherSide
      ref={createRef<HTMLVideoElement>()}
      room={room}
      state={room.read()}
      call={{ connection: 'new', word: 'good', isThin: false, remote: null, other: null }}
      speaker=""
    />,
    { namespaces: ['call', 'consultations'] },
  )
}

test.each([
  [1280, 'contain'],
  [360, 'cover'],
])('at %i pixels the picture of the other is shown as %s', async (width, fit) => {
  const screen = await open(width)
  await expect.element(screen.getByLabelText('Acharya Harpreet Kaur').first()).toBeInTheDocument()
  expect(getComputedStyle(document.querySelector('video')!).objectFit).toBe(fit)
})

test('where there is no picture the portrait of the catalogue stands in the middle', async () => {
  const screen = await open(360)
  await expect.element(screen.getByRole('img', { name: 'Acharya Harpreet Kaur' })).toBeVisible()
})

test.each([
  [1280, 4 / 3],
  [360, 3 / 4],
])('at %i pixels the own picture has the shape %d', async (width, shape) => {
  await page.viewport(width, 800)
  onTestFinished(() => page.viewport(412, 915))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 640, height: 480 })
  const context = canvas.getContext('2d')!
  const stream = canvas.captureStream(10)
  // A canvas sends a frame whenever something is drawn on it.
  const drawing = setInterval(() => context.fillRect(0, 0, 640, 480), 50)
  onTestFinished(() => clearInterval(drawing))
  await renderScreen(
    <div className="relative h-96">
      <OwnPicture stream={stream} isOn />
    </div>,
    { namespaces: ['call'] },
  )
  const shapeNow = () => {
    const { width: wide, height } = document.querySelector('video')!.getBoundingClientRect()
    return wide / height
  }
  await expect.poll(shapeNow).toBeCloseTo(shape, 1)
})
