import { call } from './call.ts'

export const getSecondFactor = call('GET', '/api/user/secondFactor')
export const beginSecondFactor = call('POST', '/api/user/secondFactor/begin')
export const confirmSecondFactor = call('POST', '/api/user/secondFactor/confirm')
export const giveSecondFactor = call('POST', '/api/user/secondFactor/give')
export const renewRecoveryCodes = call('POST', '/api/user/secondFactor/recoveryCodes')
export const switchOffSecondFactor = call('POST', '/api/user/secondFactor/off')
