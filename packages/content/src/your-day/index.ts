export { type CausesOfThree, writeCauses } from './causes.ts'
export { type YourDayKeys, keysOf } from './keys.ts'
export { type ThreeSentences, writeYourDay } from './write.ts'
