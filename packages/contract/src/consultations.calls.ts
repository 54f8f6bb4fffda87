import { call } from './call.ts'
import { chatPicture } from './constants.ts'

export const getRunningConsultation = call('GET', '/api/consultation/running')
export const getConsultations = call('GET', '/api/consultation/getConsultations')
export const getConsultation = call('GET', '/api/consultation/{consultationId}')
export const deleteTranscript = call('DELETE', '/api/consultation/{consultationId}/transcript')
export const rateConsultation = call('POST', '/api/consultation/{consultationId}/rating')
export const giveConsultationDakshina = call('POST', '/api/consultation/{consultationId}/dakshina', {
  idempotent: true,
})
export const reportConsultation = call('POST', '/api/consultation/{consultationId}/report')
export const blockPerson = call('POST', '/api/consultation/{consultationId}/block')
export const unblockPerson = call('DELETE', '/api/consultation/{consultationId}/block')
export const uploadChatPicture = call('POST', '/api/consultation/pictures', {
  upload: { field: 'picture', maxBytes: chatPicture.maxBytes, required: true },
})
export const getRates = call('GET', '/api/consultation/rates/{id}')
export const getConsultationReviews = call('GET', '/api/consultation/reviews/{id}')
export const getQueuePlaces = call('GET', '/api/consultation/queue')
export const getWaitingForMe = call('GET', '/api/consultation/waitingForMe')
export const getWaits = call('GET', '/api/consultation/waits')
export const getOnlineWishes = call('GET', '/api/consultation/tellMeWhenOnline')
export const tellMeWhenOnline = call('POST', '/api/consultation/tellMeWhenOnline/{id}')
export const stopTellingMe = call('DELETE', '/api/consultation/tellMeWhenOnline/{id}')
export const getIceServers = call('GET', '/api/consultation/iceServers')
