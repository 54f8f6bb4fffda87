/**
 * Makes spellings that mean the same word the same text: upper and lower case, accents, Devanagari with or without nukta,
 * चन्द्र and चंद्र, हँस and हंस, संवत् and संवत, Devanagari digits, and characters that only join letters.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])|\u0901/g, '\u0902')
    .replace(/\u094d(?![\u0900-\u097f])/g, '')
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .normalize('NFC')
}

/** The words of a text, folded. Apostrophes are part of a word and dropped: Jupiter’s is found by jupiters and by jupiter. */
export function wordsOf(text: string): string[] {
  return foldText(text).replace(/['’]/g, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
