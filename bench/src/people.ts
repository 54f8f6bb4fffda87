const zone = 'Asia/Kolkata'

/** The people whose charts and matches are made, named in Devanagari, which takes longer to print. */
export const groom = {
  m_name: 'रवि',
  m_day: 17,
  m_month: 3,
  m_year: 1990,
  m_hour: 4,
  m_min: 12,
  m_lat: 28.61,
  m_lon: 77.21,
  m_zone: zone,
  m_place: 'दिल्ली',
}
export const bride = {
  f_name: 'आशा',
  f_day: 22,
  f_month: 7,
  f_year: 1992,
  f_hour: 9,
  f_min: 21,
  f_lat: 25.32,
  f_lon: 83.01,
  f_zone: zone,
  f_place: 'वाराणसी',
}
export const birth = { day: 22, month: 7, year: 1992, hour: 9, min: 21, lat: 25.32, lon: 83.01, zone }
export const kundli = { ...birth, name: 'आशा', place: 'वाराणसी', style: 'south' }
