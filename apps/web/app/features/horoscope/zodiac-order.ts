import { type Sign, rashiOfSign } from '@sankalp/contract/horoscope-keys'

/** From Aries to Pisces, as the table of rashis is written. */
export const signsInOrder = Object.keys(rashiOfSign) as Sign[]
