import { call } from './call.ts'

export const sendMessage = call('POST', '/api/contact/sendMessage')
