import type { Language } from '@sankalp/contract'

/** Returns the sentences of a passage with their end marks. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?!।])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

export const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))

/** The first words of a passage, by which a reader notices a formula. */
export function openingOf(text: string, language: Language): string {
  const count = language === 'en' ? 5 : 4
  return wordsOf(text)
    .slice(0, count)
    .map((word) => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, ''))
    .join(' ')
}

const word = (...parts: string[]) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${parts.join('|')})(?![\\p{L}\\p{M}])`, 'iu')

/** Terms that a reader without astrology does not know. The causes beside a passage name them. */
const terms: Record<Language, RegExp> = {
  en: word(
    'planets?|grahas?|zodiac|horoscopes?|kundli|astrolog\\w*|ascendant|lagna|rashi|nakshatras?|padas?|dasha|mahadasha',
    'antardasha|transits?|retrograde|combust|exalted|debilitated|vargottama|navamsa|yogas?|doshas?|conjunction',
    'aspects? (?:of|from|by)|mars|mercury|jupiter|venus|saturn|rahu|ketu|sade sati|houses? of|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house',
    'this (?:placement|position|period|transit)|aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces',
  ),
  hin: word(
    'ग्रहों?|लग्न|नक्षत्र|चरण|दशा|महादशा|अंतर्दशा|गोचर|वक्री|अस्त|नवांश|योग|दोष|कुंडली|ज्योतिष|राशि|राशियों|भाव में|भावेश',
    'मंगल|बुध|बृहस्पति|गुरु ग्रह|शुक्र|शनि|राहु|केतु|साढ़ेसाती|यह स्थिति|इस स्थिति',
  ),
}

/** Words that frighten, judge, diagnose, promise or sell. Hindi ones are matched as parts of words where endings vary. */
const refused: Record<Language, RegExp[]> = {
  en: [
    word(
      'death\\w*|dies?|dead|deadly|fatal\\w*|doom\\w*|curse[sd]?|sins?|sinful|evil|fate\\w*|destin\\w+|karmic|past li(?:fe|ves)',
      'disaster\\w*|misfortune\\w*|calamit\\w+|ruin\\w*|divorce\\w*|widow\\w*|barren\\w*|infertil\\w*|miscarriage',
      'disease\\w*|illness\\w*|cancer|diabet\\w+|cure[sd]?|diagnos\\w+|accidents?|prison|jail|suicid\\w*|enem(?:y|ies)|poverty',
      'guarante\\w+|certainly|surely|definitely|will surely|must|never|always|lottery|jackpot|windfall|millionaire|gemstones?',
      'husband|wife|sons?|inauspicious|unlucky|cheat(?:s|ed|ing)?|scandal\\w*|adulter\\w+|insane|madness',
    ),
  ],
  hin: [
    /मृत्यु|मरण|विधवा|विधुर|बाँझ|बांझ|श्राप|शाप|दुर्भाग्य|अभाग|बदनसीब|विनाश|सर्वनाश|अनिष्ट|तलाक़?|दुर्घटना|निश्चित रूप|गारंटी|पिछले जन्म|पूर्वजन्म|मधुमेह|कैंसर|लॉटरी|मालामाल|करोड़पति|कारावास|आत्महत्या|अपशकुन|मनहूस/,
    word('मौत|पाप|पापी|रोग|रोगी|बीमारी|बीमार|शत्रु|शत्रुओं|दुश्मन|नाश|अवश्य|निश्चित|ज़रूर होगा|संकट|जेल|नियति|प्रारब्ध|अशुभ|रत्न|उपाय'),
  ],
}

/** Hindi that shows the reader's sex: "आप" as the subject of a verb in -ते/-ती or of a future in -एंगे. */
const showsSex =
  /(?<![\p{L}\p{M}])आप(?: (?:तो|भी|ही|ख़ुद|अपन[\p{L}\p{M}]+|अक्सर))*(?: (?!जो|जब|कि|वे|लोग)[\p{L}\p{M}’-]+){0,9}? [\p{L}\p{M}]+(?:(?:ते|ती) हैं|ेंगे|ेंगी|एँगे|एंगे|एँगी|ाएँगे|ाएंगे)/u

/** Returns what is wrong with one passage. */
export function faultsOf(text: string, language: Language): string[] {
  const faults: string[] = []
  const words = wordsOf(text).length
  const sentences = sentencesOf(text)
  if (words < 25 || words > 70) faults.push(`${words} words`)
  if (sentences.length < 2 || sentences.length > 5) faults.push(`${sentences.length} sentences`)
  if (!(language === 'en' ? /[.?]$/ : /[।?]$/).test(text)) faults.push('does not end as a sentence')
  if (/\s{2}|^\s|\s$|\n/.test(text)) faults.push('has stray spaces')
  if (/'/.test(text)) faults.push('has a straight apostrophe')
  const term = terms[language].exec(text)
  if (term) faults.push(`has the term “${term[0]}”`)
  for (const pattern of refused[language]) {
    const found = pattern.exec(text)
    if (found) faults.push(`says “${found[0]}”`)
  }
  if (language === 'en' && /\p{Script=Devanagari}/u.test(text)) faults.push('has Devanagari')
  if (language === 'hin') {
    if (/[०-९]/.test(text)) faults.push('has Devanagari digits')
    const latin = /[A-Za-z]+/.exec(text.replaceAll(/\b(?:EMI|WhatsApp|UPI|SMS|PDF|TV|ID)\b/g, ''))
    if (latin) faults.push(`has Latin letters “${latin[0]}”`)
    const sex = showsSex.exec(text)
    if (sex) faults.push(`shows the reader’s sex: “${sex[0]}”`)
  }
  return faults
}
