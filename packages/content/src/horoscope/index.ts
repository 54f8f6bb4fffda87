export { composeDay } from './compose-day.ts'
export { composeMonth, composeYear } from './compose-period.ts'
export { indiaDate, indiaMidnight } from './india-time.ts'
export { say } from './say.ts'
