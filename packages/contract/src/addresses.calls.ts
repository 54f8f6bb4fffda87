import { call } from './call.ts'

export const addAddress = call('POST', '/api/address/addAddress', { idempotent: true })
export const getAllAddress = call('GET', '/api/address/getAllAddress')
export const updateAddress = call('PUT', '/api/address/updateAddress/{addressId}')
export const deleteAddress = call('DELETE', '/api/address/deleteAddress/{addressId}')
export const getPinCode = call('GET', '/api/address/getPinCode/{pinCode}')
