import { because, line } from './fields.ts'

/** What a bank writes beside a transfer (UTR). */
export const bankReference = line(40).regex(/^[A-Za-z\d/-]{6,40}$/, because('invalid'))
