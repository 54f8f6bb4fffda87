import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from './download-file.ts'
import { sharePicture } from './share-picture.ts'

vi.mock('./download-file.ts', () => ({ saveFile: vi.fn() }))
beforeEach(() => vi.mocked(saveFile).mockClear())
afterEach(() => vi.unstubAllGlobals())

const picture = new Blob(['png'], { type: 'image/png' })

function withSheet(share: (data: ShareData) => Promise<void>, canShare = true) {
  vi.stubGlobal('navigator', { share, canShare: () => canShare })
}

test('gives the picture to the share sheet as a file', async () => {
  const shared: ShareData[] = []
  withSheet(async (data) => void shared.push(data))
  expect(await sharePicture(picture, 'kundli.png')).toBe('shared')
  expect(shared[0]!.files![0]).toMatchObject({ name: 'kundli.png', type: 'image/png' })
  expect(saveFile).not.toHaveBeenCalled()
})

test('a sheet that the reader closed saves nothing', async () => {
  withSheet(() => Promise.reject(new DOMException('no', 'AbortError')))
  expect(await sharePicture(picture, 'kundli.png')).toBe('shared')
  expect(saveFile).not.toHaveBeenCalled()
})

test.each([
  ['without a share sheet', () => vi.stubGlobal('navigator', {})],
  ['if the sheet takes no files', () => withSheet(async () => {}, false)],
  ['if the sheet could not open', () => withSheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')))],
])('%s the picture is saved', async (_, prepare) => {
  prepare()
  expect(await sharePicture(picture, 'kundli.png')).toBe('saved')
  expect(saveFile).toHaveBeenCalledWith(picture, 'kundli.png')
})
