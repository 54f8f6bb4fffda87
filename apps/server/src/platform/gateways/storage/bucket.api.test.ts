import { getUserById, userUploadProfileImage } from '@sankalp/contract/users'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../../../test/test-app.ts'
import { type S3Server, startS3Server } from './s3-server.fixture.ts'

const envOf = ({ settings }: S3Server) => ({
  STORAGE_PROVIDER: 's3',
  S3_ENDPOINT: settings.endpoint,
  S3_BUCKET: settings.bucket,
  S3_REGION: settings.region,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
})

const photo = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer()

test('serves a picture that another node stored, loses nothing while the bucket is unreachable, and works again afterwards', async () => {
  const bucket = await startS3Server()
  onTestFinished(() => bucket.stop())
  const [app, other] = [await testApp({ env: envOf(bucket) }), await testApp({ env: envOf(bucket) })]
  const asha = await app.newClient().signIn()
  const upload = async (background: string) =>
    asha.call(userUploadProfileImage, { params: { userId: asha.userId }, file: { bytes: await photo(background) } })
  const shown = async () => (await asha.call(getUserById, { params: { id: asha.userId } })).body.user.profile_image
  const ready = async () =>
    (await app.newClient().fetch<{ status: string; checks: { storage: boolean } }>('/readyz')).body

  expect((await upload('#b8432f')).status).toBe(200)
  const first = await shown()
  expect((await fetch(other.url + first)).headers.get('content-type')).toBe('image/jpeg')
  expect(await ready()).toMatchObject({ status: 'ready', checks: { storage: true } })

  await bucket.stop()
  const refused = await upload('#2f43b8')
  expect([refused.status, refused.body.code, Number(refused.headers.get('retry-after')) > 0]).toEqual([
    503,
    'TEMPORARILY_UNAVAILABLE',
    true,
  ])
  expect((await fetch(other.url + first)).status).toBe(503)
  expect(await shown()).toBe(first)

  await bucket.start()
  expect((await fetch(other.url + first)).status).toBe(200)
  expect((await upload('#2f43b8')).status).toBe(200)
  const second = await shown()
  expect(second).not.toBe(first)
  // The replaced picture was deleted.
  expect([...bucket.objects.keys()]).toEqual([second!.replace('/media/', '')])
})
