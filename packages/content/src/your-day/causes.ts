import type { Language } from '@sankalp/contract'
import type { GoodHour, Lordship, OwnStars, YourDay } from '@sankalp/jyotish'
import { houseName, joinList, names, taraNames } from '../horoscope/words.ts'
import { clockIn } from './write.ts'

/** `further`: other hours of the day that are still to come. */
type Asked = { day: YourDay; own: OwnStars; hour: GoodHour | null; further: readonly GoodHour[]; zone: string }
/** The causes of each of the three sentences, in the words of an astrologer. */
export type CausesOfThree = [tone: string[], ask: string[], hour: string[]]

export function writeCauses(asked: Asked, language: Language): CausesOfThree {
  return language === 'en' ? english(asked) : hindi(asked)
}

function english({ day, own, hour, further, zone }: Asked): CausesOfThree {
  const { grahas, nakshatras, rashis, choghadiyas } = names.en
  const { moon, tara, chandra, field, guide } = day
  const noun = {
    antardasha: 'lord of your running antardasha',
    lagna: 'lord of your lagna',
    'moon-sign': 'lord of your Moon sign',
  } satisfies Record<Lordship, string>
  const clock = (at: number) => clockIn(zone, at, 'en')
  const isUnsure = own.isMoonSure ? [] : ['Your birth time is not known: the Moon of that noon is used']
  return [
    [
      `Moon in ${rashis[moon.rashi]}, ${houseName(chandra.house, 'en')} from your ${rashis[own.moonRashi]}: chandra bala ${chandra.good ? 'is there' : 'is missing'}`,
      ...isUnsure,
    ],
    [
      `${taraNames.en[tara.key]} tara: ${nakshatras[moon.nakshatra]} is number ${tara.count} from your ${nakshatras[own.nakshatra]}`,
      `Moon in the ${houseName(field.house, 'en')} ${field.from === 'lagna' ? 'from your lagna' : 'from your Moon sign'}`,
      `${grahas[guide.graha]}, ${noun[guide.of]}, passes the ${houseName(guide.house, 'en')} from your Moon: ${guide.supports ? 'favourable' : 'not favourable'}`,
    ],
    hour
      ? [
          `${choghadiyas[hour.choghadiya]} choghadiya${hour.hora ? ` in the hora of ${grahas[hour.hora.lord]}, ${noun[hour.hora.of]}` : ''}`,
          ...(day.rahuKalam
            ? [`Rahu Kalam left out: ${clock(day.rahuKalam.startsAt)} to ${clock(day.rahuKalam.endsAt)}`]
            : []),
          ...(further.length > 0
            ? [
                `Also good: ${joinList(
                  further.map((other) => `${clock(other.startsAt)} to ${clock(other.endsAt)}`),
                  'en',
                )}`,
              ]
            : []),
        ]
      : [],
  ]
}

function hindi({ day, own, hour, further, zone }: Asked): CausesOfThree {
  const { grahas, nakshatras, rashis, choghadiyas } = names.hin
  const { moon, tara, chandra, field, guide } = day
  const noun = {
    antardasha: 'आपकी चल रही अंतर्दशा का स्वामी',
    lagna: 'आपके लग्न का स्वामी',
    'moon-sign': 'आपकी चंद्र राशि का स्वामी',
  } satisfies Record<Lordship, string>
  const clock = (at: number) => clockIn(zone, at, 'hin')
  const isUnsure = own.isMoonSure ? [] : ['जन्म का समय ज्ञात नहीं, इसलिए उस दिन दोपहर का चंद्र लिया गया है']
  return [
    [
      `चंद्र ${rashis[moon.rashi]} में, आपकी ${rashis[own.moonRashi]} राशि से ${houseName(chandra.house, 'hin')} भाव में: चंद्रबल ${chandra.good ? 'है' : 'नहीं है'}`,
      ...isUnsure,
    ],
    [
      `${taraNames.hin[tara.key]} तारा: आपके ${nakshatras[own.nakshatra]} से गिनने पर ${nakshatras[moon.nakshatra]} का क्रमांक ${tara.count}`,
      `चंद्र ${field.from === 'lagna' ? 'आपके लग्न' : 'आपकी चंद्र राशि'} से ${houseName(field.house, 'hin')} भाव में`,
      `${grahas[guide.graha]}, ${noun[guide.of]}, आपके चंद्र से ${houseName(guide.house, 'hin')} भाव में: ${guide.supports ? 'अनुकूल' : 'अनुकूल नहीं'}`,
    ],
    hour
      ? [
          `${choghadiyas[hour.choghadiya]} चौघड़िया${hour.hora ? `, ${grahas[hour.hora.lord]} की होरा में, जो ${noun[hour.hora.of]} है` : ''}`,
          ...(day.rahuKalam
            ? [`राहु काल छोड़कर: ${clock(day.rahuKalam.startsAt)} से ${clock(day.rahuKalam.endsAt)}`]
            : []),
          ...(further.length > 0
            ? [
                `और अच्छा समय: ${joinList(
                  further.map((other) => `${clock(other.startsAt)} से ${clock(other.endsAt)}`),
                  'hin',
                )}`,
              ]
            : []),
        ]
      : [],
  ]
}
