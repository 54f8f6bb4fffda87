import type { NoticeText } from './notices-texts.ts'

/** The facts of notices about an application to become an acharya. */
export type ApplicationNoticeFacts = {
  applicationAccepted: { name: string; nameHindi: string }
  applicationDeclined: { name: string; nameHindi: string; reason: string }
}

type Texts = { [Kind in keyof ApplicationNoticeFacts]: (facts: ApplicationNoticeFacts[Kind]) => NoticeText }

export const applicationNoticesInEnglish: Texts = {
  applicationAccepted: ({ name }) => ({
    title: 'Welcome among the acharyas of Sankalp',
    brief: 'Your application is accepted. Your console is ready.',
    paragraphs: [
      `Namaste ${name}, your application is accepted. From now on you stand in our lists.`,
      'Please set your hours and rates in your console: nobody can book you before that.',
    ],
    rows: [],
    link: { label: 'Open your console', path: '/acharya' },
  }),
  applicationDeclined: ({ name, reason }) => ({
    title: 'Your application to Sankalp',
    brief: 'We cannot accept it this time. The reason stands with it.',
    paragraphs: [
      `Namaste ${name}, thank you for your application. We cannot accept it this time.`,
      'You may apply again when this has changed.',
    ],
    rows: [['Reason', reason]],
    link: { label: 'See your application', path: '/become-an-acharya' },
  }),
}

export const applicationNoticesInHindi: Texts = {
  applicationAccepted: ({ nameHindi }) => ({
    title: 'संकल्प के आचार्यों में आपका स्वागत है',
    brief: 'आपका आवेदन स्वीकार हो गया है। आपका कंसोल तैयार है।',
    paragraphs: [
      `नमस्ते ${nameHindi}, आपका आवेदन स्वीकार हो गया है। अब आप हमारी सूचियों में हैं।`,
      'कृपया अपने कंसोल में अपना समय और शुल्क तय करें: उससे पहले कोई आपको बुक नहीं कर सकता।',
    ],
    rows: [],
    link: { label: 'अपना कंसोल खोलें', path: '/acharya' },
  }),
  applicationDeclined: ({ nameHindi, reason }) => ({
    title: 'संकल्प में आपका आवेदन',
    brief: 'इस बार हम इसे स्वीकार नहीं कर सके। कारण साथ में लिखा है।',
    paragraphs: [
      `नमस्ते ${nameHindi}, आवेदन के लिए धन्यवाद। इस बार हम इसे स्वीकार नहीं कर सके।`,
      'यह बात बदल जाए तो आप फिर से आवेदन कर सकते हैं।',
    ],
    rows: [['कारण', reason]],
    link: { label: 'अपना आवेदन देखें', path: '/become-an-acharya' },
  }),
}
