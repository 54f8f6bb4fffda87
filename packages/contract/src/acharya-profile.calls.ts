import { call } from './call.ts'

export const getMyAcharyaProfile = call('GET', '/api/acharya/me/profile')
export const setMyAcharyaProfile = call('PUT', '/api/acharya/me/profile')
export const getMyQuickReplies = call('GET', '/api/acharya/me/quickReplies')
export const setMyQuickReplies = call('PUT', '/api/acharya/me/quickReplies')
export const getMyConsole = call('GET', '/api/acharya/me/console')
