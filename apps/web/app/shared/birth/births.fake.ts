import type { Birth } from './birth.ts'

/** 5 February 1962 before dawn: seven grahas and Ketu in Makara, the fullest possible house. */
export const ashaOfKolkata: Birth = {
  name: 'Asha',
  gender: 'female',
  year: 1962,
  month: 2,
  day: 5,
  time: { hour: 4, minute: 5 },
  place: 'Kolkata',
  lat: 22.57,
  lon: 88.36,
  zone: 'Asia/Kolkata',
  tzone: null,
}
