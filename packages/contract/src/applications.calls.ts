import { call } from './call.ts'

export const getMyApplication = call('GET', '/api/application/mine')
export const submitApplication = call('POST', '/api/application/submit')
export const withdrawApplication = call('POST', '/api/application/withdraw')
export const addApplicationDocument = call('POST', '/api/application/documents', {
  upload: { field: 'document', maxBytes: 5 * 1024 * 1024, required: true },
})
export const removeApplicationDocument = call('DELETE', '/api/application/documents/{documentId}')
/** Calls of operators. */
export const listApplications = call('GET', '/api/admin/application/list')
export const decideApplication = call('POST', '/api/admin/application/decide/{applicationId}', { idempotent: true })
export const getApplication = call('GET', '/api/admin/application/one/{applicationId}')
