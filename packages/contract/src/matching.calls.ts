import { call } from './call.ts'

export const matchMaking = call('POST', '/api/user/matchMaking')
export const matchPdf = call('POST', '/api/user/matchPdf', { downloadAs: 'sankalp-match.pdf' })
