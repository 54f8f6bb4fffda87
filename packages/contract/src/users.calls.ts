import { call } from './call.ts'
import { picture } from './constants.ts'

const { maxBytes } = picture

export const getUserById = call('GET', '/api/user/getUserById/{id}')
export const updateUsers = call('PUT', '/api/user/updateUsers', {
  upload: { field: 'file', maxBytes, required: false },
})
export const userUploadProfileImage = call('PUT', '/api/user/userUploadProfileImage/{userId}', {
  upload: { field: 'profileImage', maxBytes, required: true },
})
export const exportUserData = call('GET', '/api/user/exportUserData/{id}', { downloadAs: 'sankalp-my-data.json' })
export const deleteUser = call('DELETE', '/api/user/deleteUser/{id}')
