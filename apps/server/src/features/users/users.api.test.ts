import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { refreshToken, sendOtp, verifyOtp } from '@sankalp/contract/auth'
import { picture } from '@sankalp/contract'
import {
  deleteUser,
  exportUserData,
  getUserById,
  profileFields,
  updateUsers,
  userUploadProfileImage,
} from '@sankalp/contract/users'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { fileApp } from '../../../test/test-app.ts'
import { goodProfile, randomPhone } from '../../../test/test-client.ts'
import { makePicture } from '../../platform/pictures.ts'

const app = fileApp()

/** Makes a picture with a location in its metadata, as phones write it. */
function phonePhoto(width = 800, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#b8432f' } })
    .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '25/1 18/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
}

const fileOf = (url: string) => join(app().settings.dataDir, url)

describe('the profile', () => {
  test('saves every field and reads it back, in Hindi too', async () => {
    const client = await app().newClient().signIn()
    const profile = {
      ...goodProfile,
      first_name: 'आशा',
      last_name: 'वर्मा',
      place_of_birth: 'वाराणसी',
      address: '१४, अस्सी घाट',
    }
    const saved = await client.call(updateUsers, { body: { ...profile, userId: client.userId } })
    expect(saved.body.message).toBe('User details updated successfully.')
    const read = await client.call(getUserById, { params: { id: client.userId } })
    expect(read.body.user).toMatchObject({ ...profile, name: 'आशा वर्मा', role_type: 'ROLE_USER' })
    expect(read.body.user).toEqual(saved.body.user)
  })

  test.each(profileFields)('without %s nothing is saved and the field is named', async (field) => {
    const client = await app().newClient().signIn()
    const { [field]: _, ...rest } = goodProfile
    for (const body of [rest, { ...goodProfile, [field]: '  ' }]) {
      const answer = await client.call(updateUsers, { body: body as typeof goodProfile })
      expect(answer.status).toBe(400)
      expect(answer.body.facts).toMatchObject({ fields: [{ field }] })
    }
    expect((await client.call(getUserById, { params: { id: client.userId } })).body.user.city).toBeNull()
  })

  test('accepts an unknown time of birth, which can be added later', async () => {
    const client = await app().newClient().signIn()
    const { time_of_birth, ...rest } = goodProfile
    const saved = await client.call(updateUsers, { body: { ...rest, time_of_birth_unknown: true } })
    expect(saved).toMatchObject({ status: 200, body: { user: { time_of_birth: null, time_of_birth_unknown: true } } })
    const both = await client.call(updateUsers, { body: { ...goodProfile, time_of_birth_unknown: true } })
    expect(both).toMatchObject({ status: 400, body: { facts: { fields: [{ field: 'time_of_birth' }] } } })
    const later = await client.call(updateUsers, { body: goodProfile })
    expect(later.body.user).toMatchObject({ time_of_birth, time_of_birth_unknown: false })
  })

  test.each([
    ['date_of_birth', '2999-01-01', 'futureDate'],
    ['date_of_birth', '1999-02-31', 'date'],
    ['date_of_birth', '1899-12-31', 'date'],
    ['time_of_birth', '24:00', 'time'],
    ['email', 'not an address', 'email'],
    ['pincode', '012345', 'pincode'],
    ['state', 'Atlantis', 'state'],
    ['first_name', '12345', 'name'],
    ['address', 'x'.repeat(301), 'tooLong'],
    ['city', 'a\u0000b', 'invalid'],
  ])('%s = %j is refused as %s', async (field, value, problem) => {
    const client = await app().newClient().signIn()
    const answer = await client.call(updateUsers, { body: { ...goodProfile, [field]: value } })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', facts: { fields: [{ field, problem }] } },
    })
  })

  test('saves a form that is sent twice at once only once, and answers both with success', async () => {
    const client = await app().newClient().signIn()
    const answers = await Promise.all([1, 2].map(() => client.call(updateUsers, { body: goodProfile })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]!.body.user).toEqual(answers[1]!.body.user)
  })

  test("another person's id answers 404 in a path and in a body, and changes nothing", async () => {
    const [asha, meera] = [await app().newClient().signIn(), await app().newClient().signIn()]
    await meera.call(updateUsers, { body: goodProfile })
    const file = { bytes: await phonePhoto() }
    const answers = [
      await asha.call(getUserById, { params: { id: meera.userId } }),
      await asha.call(updateUsers, { body: { ...goodProfile, city: 'Elsewhere', userId: meera.userId } }),
      await asha.call(userUploadProfileImage, { params: { userId: meera.userId }, file }),
      await asha.call(exportUserData, { params: { id: meera.userId } }),
      await asha.call(deleteUser, { params: { id: meera.userId }, body: { phone_number: '9876543210' } }),
      await asha.call(getUserById, { params: { id: crypto.randomUUID() } }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'NOT_FOUND']))
    expect((await meera.call(getUserById, { params: { id: meera.userId } })).body.user).toMatchObject({
      city: 'Varanasi',
      profile_image: null,
    })
  })
})

describe('the picture', () => {
  test('is cropped to a square, re-encoded, stripped of its metadata, and served', async () => {
    const client = await app().newClient().signIn()
    const { body } = await client.call(userUploadProfileImage, {
      params: { userId: client.userId },
      file: { bytes: await phonePhoto() },
    })
    const stored = await sharp(fileOf(body.profileImage)).metadata()
    expect(stored).toMatchObject({ format: 'jpeg', width: picture.sidePx, height: picture.sidePx })
    expect(stored.exif).toBeUndefined()
    expect((await client.call(getUserById, { params: { id: client.userId } })).body.user.profile_image).toBe(
      body.profileImage,
    )
  })

  test('is replaced by a new one, also when it comes with the form', async () => {
    const client = await app().newClient().signIn()
    const file = { bytes: await phonePhoto() }
    const first = await client.call(userUploadProfileImage, { params: { userId: client.userId }, file })
    const second = await client.call(updateUsers, { body: goodProfile, file })
    expect(second.body.user.profile_image).not.toBe(first.body.profileImage)
    expect(existsSync(fileOf(first.body.profileImage))).toBe(false)
    expect(existsSync(fileOf(second.body.user.profile_image!))).toBe(true)
    const third = await client.call(updateUsers, { body: goodProfile })
    expect(third.body.user.profile_image).toBe(second.body.user.profile_image)
  })

  test('blames the sender for a form that ends within its file', async () => {
    const client = await app().newClient().signIn()
    const payload =
      '--x\r\nContent-Disposition: form-data; name="image"; filename="x.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc'
    const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${client.token}` }
    const answer = await app().http.inject({ method: 'PUT', url: updateUsers.path, headers, payload })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'MALFORMED_REQUEST'])
  })

  test('answers with the messages of the specification: not a JPEG, too large, broken, missing', async () => {
    const client = await app().newClient().signIn()
    const upload = async (bytes: Uint8Array) =>
      (await client.call(userUploadProfileImage, { params: { userId: client.userId }, file: { bytes } })).body
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect(await upload(png)).toMatchObject({ code: 'PICTURE_NOT_JPEG', message: 'Only JPEG files are supported.' })
    const large = Buffer.concat([await phonePhoto(), Buffer.alloc(3 * 1024 * 1024)])
    expect(await upload(large)).toMatchObject({
      code: 'PICTURE_TOO_LARGE',
      message: 'File size must be less than 2MB.',
    })
    expect(await upload(Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]))).toMatchObject({ code: 'PICTURE_UNREADABLE' })
    expect(await upload(Buffer.alloc(0))).toMatchObject({ code: 'PICTURE_MISSING' })
    expect((await client.call(getUserById, { params: { id: client.userId } })).body.user.profile_image).toBeNull()
  })

  test('refuses a small file that claims to be 60,000 pixels wide and high before decoding it', async () => {
    const client = await app().newClient().signIn()
    const bytes = await phonePhoto(16, 16)
    // The frame header has height and width, two bytes each, five bytes after its marker.
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
    bytes.writeUInt16BE(60_000, frame + 5)
    bytes.writeUInt16BE(60_000, frame + 7)
    const before = process.memoryUsage().rss
    const { body } = await client.call(userUploadProfileImage, { params: { userId: client.userId }, file: { bytes } })
    expect(body).toMatchObject({ code: 'PICTURE_TOO_MANY_PIXELS', facts: { limitMegapixels: 25 } })
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  })
})

describe('many pictures at once', () => {
  test('are processed one after the other, and requests beyond the queue’s limit are refused', async () => {
    const bytes = await phonePhoto(300, 200)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 28 }, () => makePicture(bytes, { sidePx: 512, square: true })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'TEMPORARILY_UNAVAILABLE' })
    expect((await makePicture(bytes, { sidePx: 512, square: true })).length).toBeGreaterThan(100)
  })

  test.each([
    [5000, 5000, null],
    [5001, 5000, 'PICTURE_TOO_MANY_PIXELS'],
  ])('%i × %i pixels: %s', async (width, height, code) => {
    const outcome = await makePicture(await phonePhoto(width, height), { sidePx: 512, square: true }).then(
      () => null,
      (error: { code: string }) => error.code,
    )
    expect(outcome).toBe(code)
  })
})

describe('my data', () => {
  test('exports all stored data as a file', async () => {
    const client = await app().newClient().signIn()
    await client.call(updateUsers, { body: goodProfile })
    const { body, headers } = await client.call(exportUserData, { params: { id: client.userId } })
    expect(headers.get('content-disposition')).toContain('sankalp-my-data.json')
    expect(body.data).toMatchObject({
      profile: goodProfile,
      wallet: { balance: 0 },
      ledger: [],
      sessions: [{ endedAt: null }],
    })
    expect(Object.keys(body.data).toSorted()).toEqual([
      'acharya',
      'acharyaApplication',
      'acharyasToHearOf',
      'acharyasToWaitFor',
      'addresses',
      'bankAccounts',
      'blockedPeople',
      'bookings',
      'cart',
      'consultationMessages',
      'consultationReports',
      'consultations',
      'favouriteAcharyas',
      'kundalis',
      'ledger',
      'messages',
      'notices',
      'operatorRights',
      'orders',
      'payments',
      'payoutRequests',
      'profile',
      'queueTurnsMissed',
      'quickReplies',
      'refunds',
      'reviews',
      'secondFactor',
      'sessions',
      'wallet',
    ])
  })

  test('erases an account only with its own number, ends every session, and leaves no personal data', async () => {
    const phone = randomPhone()
    const client = await app().newClient().signIn(phone)
    await client.call(updateUsers, { body: goodProfile, file: { bytes: await phonePhoto() } })
    const { user } = (await client.call(getUserById, { params: { id: client.userId } })).body
    const erase = (phone_number: string) =>
      client.call(deleteUser, { params: { id: client.userId }, body: { phone_number } })

    expect((await erase(randomPhone())).body).toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: [{ field: 'phone_number' }] },
    })
    const copiedCookies = new Map(client.cookies)
    expect((await erase(phone)).status).toBe(200)
    expect(client.cookies.size).toBe(0)
    for (const [name, value] of copiedCookies) client.cookies.set(name, value)

    expect((await client.call(getUserById, { params: { id: client.userId } })).status).toBe(401)
    expect((await client.call(refreshToken)).status).toBe(401)
    expect(existsSync(fileOf(user.profile_image!))).toBe(false)
    const [row] = await app().db.query('select * from user_account where id = $1', [client.userId])
    // A column that is added to the row later must be emptied too, or listed here.
    const staying = ['id', 'role', 'created_at', 'updated_at', 'erased_at', 'time_of_birth_unknown']
    expect(
      Object.keys(row!)
        .filter((column) => row![column] !== null)
        .toSorted(),
    ).toEqual(staying.toSorted())
    expect(row).toMatchObject({ role: 'ROLE_USER', time_of_birth_unknown: false })
  })

  test('opens a new, empty account for the freed number', async () => {
    const phone = randomPhone()
    const first = await app().newClient().signIn(phone)
    await first.call(deleteUser, { params: { id: first.userId }, body: { phone_number: phone } })
    // The rate limits of the number still apply, so wait before asking for a code.
    app().pass(31)
    const again = app().newClient()
    await again.call(sendOtp, { body: { phone_number: phone } })
    const { body } = await again.call(verifyOtp, { body: { phone_number: phone, otp: again.codeFor(phone) } })
    expect(body).toMatchObject({ isLogin: false, user: { user: { email: null } } })
    expect(body.id).not.toBe(first.userId)
  })
})
