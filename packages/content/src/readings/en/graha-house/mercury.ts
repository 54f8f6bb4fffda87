import type { Passages } from '../../keys.ts'

export const mercury = {
  'mercury-1':
    'Questions jump out of you faster than answers arrive, and there is something young in your face and gestures at any age. You learn by talking, joking and trying three ways at once. The mind likes many tabs open; closing a few by evening gives the nerves a holiday.',
  'mercury-2':
    'Figures and phrases obey you: the bill is added before the waiter brings it, and a family quarrel gets a joke at the right second. Income often follows from speech, accounts, teaching or trade. Write expenses down for a month and you will see where the money goes.',
  'mercury-3':
    'Your thumbs are rarely still; messages, notes, reels and small bargains keep passing through your hands. Writing, selling and media suit you, and siblings or neighbours are your first audience. Courage, for you, is mostly a matter of finding the first sentence.',
  'mercury-4':
    'Books on the windowsill, a cousin doing sums at your table, a home where everybody explains everything: such surroundings suit you. Studies tend to go well near a mother or friend who talks things over. A quarrel seldom lasts there, since sooner or later somebody makes a remark that sets everyone laughing.',
  'mercury-5':
    'Give you a puzzle and your afternoon is gone. Study, coding, word games, teaching the child next door: the mind plays while it works, and good advice comes out of it. In affection you flirt through talk; say the plain feeling too, without the clever turn at the end.',
  'mercury-6':
    'Daily work sits well with you when there are details to sort: forms, stock, bugs in a program, a dispute that needs the exact date. You argue neatly and often win on facts. Nerves and digestion feel the overload first, so keep breaks fixed and let small debates pass.',
  'mercury-7':
    'Conversation is how you fall for someone and how you stay. A partner who is quick, youthful and good at business often appeals, and trade with others comes naturally to you. Talk keeps love young here, and a week of silence would trouble you more than a quarrel.',
  'mercury-8':
    'The fine print interests you: policy papers, old account books, what the report leaves unsaid. This serves research, insurance, tax and handling money that belongs to several people. When plans change suddenly the thoughts race at night, and writing them into a notebook lets them stand still.',
  'mercury-9':
    'Learning is your way of being devout; you read the commentary, compare versions and ask the teacher one more question. Travel, languages and publishing open doors. With father or elders the bond grows through discussion, provided the debate stops in time for lunch.',
  'mercury-10':
    'Several skills fit on your visiting card, and work often joins two of them: sales and writing, code and teaching, accounts and design. You are valued for a quick, correct answer. You like to have two pots on the boil, and boredom bothers you more than overwork.',
  'mercury-11':
    'In any WhatsApp group you know who needs a plumber and who is one, and such connections often pay. Gains tend to come through trade, information and a wide, youthful circle. Of ten good ideas keep two for this year and tell a friend the dates.',
  'mercury-12':
    'Private thinking suits you: headphones on a train, a diary, a language nobody around you speaks. Work with far places or behind the scenes uses this well. Small expenses on courses and gadgets add up, and worry talks loudest at midnight; shut the laptop an hour before bed.',
} as const satisfies Partial<Passages<'graha-house'>>
