import { call } from './call.ts'

export const getNoticeSettings = call('GET', '/api/notices/settings')
export const setNoticeSettings = call('PUT', '/api/notices/settings')
export const getPushKey = call('GET', '/api/notices/pushKey')
export const subscribePush = call('POST', '/api/notices/push')
export const unsubscribePush = call('POST', '/api/notices/push/remove')
