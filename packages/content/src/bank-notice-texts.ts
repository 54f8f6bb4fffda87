import { momentText } from './moment-text.ts'
import type { NoticeText } from './notices-texts.ts'

/**
 * Facts for the notice that earnings are paid to another account from now on. Only the last digits: others may see the
 * screen.
 */
export type BankNoticeFacts = { bankAccountChanged: { lastFour: string; payableFrom: string; isFirst: boolean } }

type Texts = { [Kind in keyof BankNoticeFacts]: (facts: BankNoticeFacts[Kind]) => NoticeText }

const path = '/acharya/earnings'

export const bankNoticesInEnglish: Texts = {
  bankAccountChanged: ({ lastFour, payableFrom, isFirst }) => ({
    title: isFirst ? 'Your bank account is saved' : 'Your bank account was changed',
    brief: isFirst
      ? `Your earnings are paid to the account that ends in ${lastFour}.`
      : `From ${momentText(payableFrom, 'en')} on, your earnings are paid to the account that ends in ${lastFour}.`,
    paragraphs: [
      isFirst
        ? 'From now on your earnings are paid to this account.'
        : `Your earnings go to another account. Nothing is paid to it before ${momentText(payableFrom, 'en')} (India time).`,
      'If this was not you, change the account back at once, sign out on every device, and write to us.',
    ],
    rows: [['Account', `…${lastFour}`]],
    link: { label: 'See your bank account', path },
  }),
}

export const bankNoticesInHindi: Texts = {
  bankAccountChanged: ({ lastFour, payableFrom, isFirst }) => ({
    title: isFirst ? 'आपका बैंक खाता सहेज लिया गया' : 'आपका बैंक खाता बदला गया है',
    brief: isFirst
      ? `आपकी आय अंत में ${lastFour} वाले खाते में भेजी जाएगी।`
      : `${momentText(payableFrom, 'hin')} से आपकी आय अंत में ${lastFour} वाले खाते में भेजी जाएगी।`,
    paragraphs: [
      isFirst
        ? 'अब से आपकी आय इसी खाते में भेजी जाएगी।'
        : `अब आपकी आय दूसरे खाते में जाएगी। ${momentText(payableFrom, 'hin')} (भारतीय समय) से पहले उसमें कुछ नहीं भेजा जाएगा।`,
      'यदि यह आपने नहीं किया, तो तुरंत खाता फिर से बदलें, सभी उपकरणों से लॉगआउट करें और हमें लिखें।',
    ],
    rows: [['खाता', `…${lastFour}`]],
    link: { label: 'अपना बैंक खाता देखें', path },
  }),
}
