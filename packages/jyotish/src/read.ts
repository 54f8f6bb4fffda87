/**
 * What is needed to read a chart that somebody else has made: the keys, and the periods within a dasha. Small enough
 * for a thread that only prints.
 */
export { dashasAt, divideDasha } from './dasha/periods.ts'
export { sevenGrahas } from './kundli/chart.ts'
export { charaKarakas } from './kundli/tradition/chara-karakas.ts'
export { splitGhatis } from './kundli/tradition/ghatis.ts'
export { vargas } from './kundli/vargas/varga-rules.ts'
export { grahas, rashis } from './zodiac/keys.ts'
