import type { Acharya } from '@sankalp/contract/acharyas'
import { expect, test } from 'vitest'
import { catchUpFromNow, hearLight } from './heard-lights.ts'

const acharyaOf = (userId: string, light: Pick<Acharya, 'online' | 'busy'>) => ({ userId, ...light }) as Acharya
const asha = acharyaOf('asha', { online: true, busy: false })

test('applies a light that changed while a list was loading, but not an earlier one', () => {
  hearLight('asha', { online: false })
  const catchUp = catchUpFromNow()
  expect(catchUp(asha)).toEqual(asha)
  hearLight('asha', { busy: true })
  hearLight('ravi', { online: false })
  expect(catchUp(asha)).toEqual({ ...asha, busy: true })
  hearLight('asha', { online: false })
  hearLight('asha', { online: true })
  expect(catchUp(asha), 'in their order').toEqual({ ...asha, online: true, busy: false })
})

test('applies the latest lights, however many have changed since', () => {
  const catchUp = catchUpFromNow()
  for (let at = 0; at < 2000; at++) hearLight('asha', { busy: at % 2 === 0 })
  hearLight('asha', { busy: true })
  expect(catchUp(asha)).toEqual({ ...asha, busy: true })
  expect(catchUpFromNow()(asha)).toEqual(asha)
})
