import { call } from './call.ts'

export const getMyBankAccount = call('GET', '/api/acharya/me/bankAccount')
export const saveBankAccount = call('POST', '/api/acharya/me/bankAccount')
