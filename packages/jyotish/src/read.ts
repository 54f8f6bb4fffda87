/**
 * The exports needed to read a chart that was computed elsewhere: the keys, and the periods within a dasha. Small
 * enough for a thread that only prints.
 */
export { monthOfTithi } from './calendar/month-of-tithi.ts'
export { dashasAt, divideDasha } from './dasha/periods.ts'
export { sevenGrahas } from './kundli/chart.ts'
export { charaKarakas } from './kundli/tradition/chara-karakas.ts'
export { splitGhatis } from './kundli/tradition/ghatis.ts'
export { tithiKey } from './panchang/keys.ts'
export { vargas } from './kundli/vargas/varga-rules.ts'
export { grahas, rashis } from './zodiac/keys.ts'
