import { call } from './call.ts'

export const sendOtp = call('POST', '/api/user/sendOtp')
export const verifyOtp = call('POST', '/api/user/verifyOtp')
export const refreshToken = call('POST', '/api/user/refreshToken')
export const logout = call('POST', '/api/user/logout')
