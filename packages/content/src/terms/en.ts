import type { Terms } from './section.ts'

export const termsInEnglish: Terms = {
  who: {
    title: 'Who we are',
    blocks: [
      'Sankalp is run by {{company}}, {{address}}. In this text “we” is that company and “you” is whoever uses the site.',
      'By using the site you accept these terms. By opening an account you also agree that we handle your data as written below. If you do not agree with something, please do not open an account: the panchang, charts, horoscopes and articles are open to everybody without one.',
    ],
  },
  account: {
    title: 'Your account',
    blocks: [
      'You sign in with your mobile number and a code of four digits that we send to it. There is no password. The code is valid for five minutes; we store only a keyed hash of it.',
      {
        list: [
          'One number is one account, and it is yours alone. Please do not pass a code on to anybody: we never ask for one by phone or message.',
          'What you write in your profile should be true, or a chart made from it means nothing.',
          'You may log out on every device and delete your account in <profile>your profile</profile> at any time.',
        ],
      },
    ],
  },
  wallet: {
    title: 'Wallet and payments',
    blocks: [
      'Sessions are paid from a wallet that you fill beforehand. Prices are in rupees, with tax shown before you pay.',
      {
        list: [
          'A recharge is credited once the payment provider has confirmed it to our server. Until then the wallet says that it is pending.',
          'Some recharges come with a bonus. Paid money and bonus are kept apart: paid money is spent first, the bonus after it.',
          'Bonus is a gift for use on the site. It is never paid out and cannot be passed on: dakshina is given from paid money alone.',
          'Packs with a bonus of half their price or more are sold once to each person and number. For that we keep a keyed hash of the number, also after the account is erased.',
          'Every movement of your wallet is written down once and never altered, and you can read it there.',
          'Paid money that you have not used is yours. Before you close your account, <contact>write to us</contact> and we return it the way it was paid.',
        ],
      },
    ],
  },
  refunds: {
    title: 'Refunds by rule',
    blocks: [
      'Refunds do not depend on anybody’s mood. They follow these rules, the receipt names the rule, and most of them happen without your asking.',
      {
        head: ['What happened', 'What comes back', 'How'],
        rows: [
          [
            'The acharya declines, or does not answer within 60 seconds',
            'Everything',
            'Nothing is taken in the first place',
          ],
          [
            'The acharya does not say a word or send anything in the first 60 seconds',
            'Everything',
            'By itself, when the session ends',
          ],
          ['The acharya’s connection is lost', 'The time of the interruption', 'It is not counted'],
          ['You end a session early', 'All that was reserved and not used', 'By itself, when the session ends'],
          ['You cancel a pooja 24 hours or more before it begins', 'The whole amount', 'By itself'],
          ['The acharya does not come to a booked pooja', 'The whole amount', 'By itself'],
          ['An order is cancelled before it is shipped', 'The whole amount', 'By itself'],
          [
            'An order arrives damaged, or is not what you ordered',
            'The whole amount',
            'Tell us through <contact>contact</contact>',
          ],
          ['A payment was taken twice', 'The second one', 'Tell us through <contact>contact</contact>'],
        ],
      },
      'Money goes back the way it came: to the wallet what was paid from the wallet, paid money as paid money and bonus as bonus; to your bank or card what was paid online.',
      'The first minute of a session is charged whole once both sides are connected and the acharya has begun to speak or write, even if you leave sooner.',
    ],
  },
  sessions: {
    title: 'Live sessions',
    blocks: [
      'The price per minute stands beside the acharya before you ask. When the acharya accepts, the amount for the minutes you chose is reserved in your wallet; more than that is never charged.',
      {
        list: [
          'The clock of our server is the meter. It starts when both sides have the chat open or their call connected. The first minute is charged whole, after that every second.',
          'You see the meter while it runs and get a receipt with start, end, pauses, minutes and price.',
          'If your connection breaks you have 60 seconds to come back, and nothing that was written is lost.',
          'Calls go directly between the two devices where the network allows it. We do not record sound or picture, and neither side may do so without the other’s consent.',
          'Messages of a chat are stored, so that both sides can read them again.',
        ],
      },
    ],
  },
  poojas: {
    title: 'Poojas',
    blocks: [
      'The price of a pooja consists of the pooja itself, the samagri, tax on both, and the dakshina. All four are shown before you pay.',
      {
        list: [
          'A slot is held for ten minutes while you pay. After that it is free for others again.',
          'Times are India time; elsewhere your own time is shown beside it.',
          'You may cancel or move a pooja up to 24 hours before it begins. What comes back then stands under <refunds>refunds</refunds>.',
          'A pooja is paid for once; its call is never metered.',
        ],
      },
    ],
  },
  shop: {
    title: 'Shop orders',
    blocks: [
      'Price, discount and stock are those our server holds when you order. If they differ from what you saw, you are told before anything is placed.',
      {
        list: [
          'You pay from the wallet, online, or in cash on delivery.',
          'An order can be cancelled until it is shipped. There is no charge for it.',
          'Gems, rudraksha and yantras are sold for what they are. We promise no effect of them.',
        ],
      },
    ],
  },
  belief: {
    title: 'What astrology is, and what it is not',
    blocks: [
      'The positions of Sun, Moon and planets are computed and checked. What they mean is tradition and belief. Different schools read them differently.',
      {
        list: [
          'Nothing here is medical, legal or financial advice. With illness go to a doctor, with a dispute to a lawyer.',
          'Nobody here may promise a cure, a marriage, a child, a job or a profit, or frighten you into buying. If somebody does, please report it.',
          'An acharya speaks for themselves. We choose and rate acharyas with care but do not answer for every word.',
          'Whatever you decide after reading or hearing something here is your own decision.',
        ],
      },
    ],
  },
  conduct: {
    title: 'Fair use',
    blocks: [
      'Be courteous. We may block an account that insults, threatens or deceives people, uses stolen means of payment, or attacks the site; unused paid money is then returned unless the law forbids it.',
      'You may quote our articles and show our panchang with a link to the page. Copying the site as a whole, or calling it by programs so often that others suffer, is not allowed.',
      'If you enter the birth details of another person, you must be allowed to do so.',
    ],
  },
  data: {
    title: 'What we keep, why, and for how long',
    blocks: [
      'This is the notice that the Digital Personal Data Protection Act, 2023 asks for. We keep what a purpose needs, for as long as it needs it. We do not sell data, show no advertisements and use no trackers of others.',
      {
        head: ['What', 'What for', 'How long'],
        rows: [
          ['Mobile number', 'To sign you in', 'Until you delete the account'],
          ['Codes and tries', 'So that nobody guesses them', 'Two days after the last one'],
          [
            'Coupons a deleted account has used, under a keyed hash of its number',
            'So that each is used once',
            'Two years',
          ],
          [
            'Sign-ins and their times',
            'To keep you signed in, and to end it everywhere',
            '30 days without use, and a week more',
          ],
          [
            'Profile: name, e-mail, gender, address, birth details, picture',
            'To fill in your forms, for bookings and orders',
            'Until you change or delete it',
          ],
          [
            'Charts you save',
            'So that you find them again, and your day can follow from your own',
            'Until you delete them',
          ],
          [
            'Wallet, receipts, bookings, orders',
            'To keep accounts, as tax and company law ask',
            'Up to eight years; without your name once the account is deleted',
          ],
          ['Messages of chats', 'So that both sides can read them again', 'Until you delete the account'],
          ['What you write to us on the contact page', 'To answer you', 'One year'],
          ['Network address', 'To stop misuse: it is counted, not written down', 'At most one day'],
          [
            'That an article was read',
            'To count readers: a mark of the day from which nobody can be told',
            'Until the day is over',
          ],
          [
            'Technical records of faults',
            'To put them right; without names, numbers or birth details',
            'One year, as the rules under the Act ask',
          ],
        ],
      },
      'A birth chart is computed on your own device. Only if you save it, or ask for it as a PDF, do its birth details come to our server; the PDF is made, handed over and not kept.',
      'When you search for a place or let the page find yours, the search goes to our own server and is not kept.',
    ],
  },
  device: {
    title: 'What stays on your device',
    blocks: [
      'Your browser keeps some things for us. They are there for your comfort and can be removed in its settings; logging out removes what belongs to your account.',
      {
        list: [
          'Three cookies: your language (one year); while you are signed in, one that no script can read (30 days); and one, unreadable too, by which we know that your number has signed in on this device before, so that nobody else can keep you from getting a code (one year).',
          'The token of your sign-in, your name, your number and your picture’s address, so that a page shows them at once.',
          'The place whose panchang you read, how times and charts are drawn, and your Moon sign if you have found it here.',
          'The last three charts and the last five couples you entered, and what you have typed into a form and not sent yet.',
          'A few pages for the time without a network: today’s panchang and the articles you read last.',
        ],
      },
      'If you share a chart by its link, the birth details stand after the # of the address. Browsers do not send that part to any server; whoever has the link can read it.',
    ],
  },
  others: {
    title: 'Who else gets data',
    blocks: [
      'Some work is done for us by others. They get what their task needs, may use it for nothing else, and are bound by contract.',
      {
        list: [
          'The SMS provider: your number and the code.',
          'The payment provider: the amount and what you enter on its own page. Card and bank details never reach us.',
          'The hosting and the mail provider: what is stored and sent, on our behalf.',
          'The acharya you talk to or book: your first name, your question and, only if you share it, your chart.',
          'The courier of an order: your name, address and number.',
        ],
      },
      'Authorities get data only where a law obliges us.',
    ],
  },
  rights: {
    title: 'Your rights',
    blocks: [
      'The Act gives you these rights. You need no reason and pay nothing.',
      {
        list: [
          'Access: download everything we keep about you, in <profile>your profile</profile>.',
          'Correction: change every field there yourself.',
          'Erasure: delete your account there. Your data is erased at once; only what the law makes us keep about payments stays, without your name.',
          'Withdrawal of consent: as easy as giving it. Leave a field empty, delete a chart, or delete the account.',
          'Nomination: tell us through <contact>contact</contact> who may exercise your rights if you die or cannot do so yourself.',
          'Grievance: write to <grievance>our officer</grievance>. If that does not help, you may turn to the Data Protection Board of India.',
        ],
      },
    ],
  },
  children: {
    title: 'Children',
    blocks: [
      'Accounts are for people of 18 and over. Somebody younger may have one only with the verifiable consent of a parent or guardian, who writes to us from an account of their own. We follow nobody’s behaviour and show no advertising to anyone, children included.',
      'If you learn that a child has opened an account without consent, please tell us; we delete it.',
      'Parents may of course make a chart for their child: it is computed on the device.',
    ],
  },
  security: {
    title: 'Security',
    blocks: [
      'Everything travels encrypted. Codes are stored as keyed hashes, sign-ins can be ended everywhere at once, pictures lose the place and time hidden in them, and every call checks whose data it touches.',
      'If data should nevertheless fall into wrong hands, we tell the people concerned and the Data Protection Board without delay: what happened, what it means and what to do.',
    ],
  },
  grievance: {
    title: 'Grievance officer',
    blocks: [
      'Grievance officer: {{officer}}, {{officerEmail}}, {{company}}, {{address}}.',
      {
        list: [
          'We confirm within 24 hours that your complaint has come.',
          'We settle it within 15 days. If it needs more, we say why, and in no case does it take longer than a month.',
          'Every message gets a reference number. Please quote it when you write again.',
        ],
      },
      'For everything else there is <contact>contact and support</contact>, {{supportEmail}}.',
    ],
  },
  law: {
    title: 'Law and changes',
    blocks: [
      'The law of India applies. Disputes belong before the courts of the place named in our address; your rights as a consumer, among them to complain where you live, stay as they are.',
      'When these terms change, the new text stands here with its date. If a change concerns what we do with your data, we ask you before it applies to you.',
      'English and Hindi say the same. Should they ever differ, the reading that is better for you applies.',
    ],
  },
}
