import { call } from './call.ts'

export const generateKundali = call('POST', '/api/user/generateKundali')
export const getKundali = call('GET', '/api/user/getKundali')
export const saveKundali = call('POST', '/api/user/saveKundali')
export const renameKundali = call('PUT', '/api/user/renameKundali/{kundaliId}')
export const chooseOwnKundali = call('PUT', '/api/user/ownKundali/{kundaliId}')
export const deleteKundali = call('DELETE', '/api/user/deleteKundali/{kundaliId}')
export const kundaliPdf = call('POST', '/api/user/kundaliPdf', { downloadAs: 'sankalp-kundli.pdf' })
