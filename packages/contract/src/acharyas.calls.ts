import { call } from './call.ts'

export const getAllAcharya = call('GET', '/api/acharya/getAllAcharya')
export const getFavouriteAcharyas = call('GET', '/api/acharya/favourites')
export const addFavouriteAcharya = call('POST', '/api/acharya/favourites/{id}')
export const removeFavouriteAcharya = call('DELETE', '/api/acharya/favourites/{id}')
export const getAcharyaById = call('GET', '/api/acharya/getAcharyaById/{id}')
