import type { Passages } from '../../keys.ts'

export const makara = {
  'makara-1':
    'You were born with an older person’s patience and tend to get younger as the years go by. Step by step, with few words and good shoes, you climb, and nobody needs to carry your bag. Your self-respect rests on work done. Write some foolishness into the timetable too, it seldom comes by itself.',
  'makara-2':
    'What you own, you have mostly earned; what you say, you have thought over. Family duty tends to come early, and you take care of accounts in a way that serves more people than yourself. A dry wit lives in your speech. Put a line for joy into the budget, and read it out at dinner.',
  'makara-3':
    'Your will is firm and your way is gentle. You make your effort quietly, through long practice, music, writing or patient errands, though doubts keep you company. A younger sibling or neighbour may need much from you. Fix one hour a day for your own craft, and let nothing else into it.',
  'makara-4':
    'At home your famous patience runs short. Perhaps things there had to be fought for early, a room, quiet, a say, and part of you is still on guard at the door. Building something solid yourself, brick or habit, helps, and so does coming home without the office on your face.',
  'makara-5':
    'You take pleasure seriously and love slowly, the way a mango tree bears: late, and then for decades. With children and pupils you are steady and kind; in creative things you prefer the solid form. Allow a game with no use in it. Your good ideas get sweeter when they are shared.',
  'makara-6':
    'In routine work you tend to outlast everyone, with a clear head and a file for each matter. Quarrels you often wear out by documentation. Colleagues rely on you and let you do it. Nerves tire before muscles here, so take short breaks, talk to people, and leave one mail for tomorrow.',
  'makara-7':
    'A bond, for you, begins like a long project, with dates and duties, and then you find that the other person has feelings like the sea. In business you are dependable and a little formal. Come home an hour early once a week without any reason; it may be remembered longer than the loan you paid off.',
  'makara-8':
    'Long seasons of uncertainty may have taught you to go on when nothing is clear. You handle other people’s burdens, estates, debts, the decline of something proud, with composure. Recognition for it often comes late. Speak with an elder or an adviser before you shoulder more, and talk the fear over in daylight.',
  'makara-9':
    'You show your faith by working. Duty is the path, study its lamp, and perhaps a strict or hard-working father or teacher set the measure. Good fortune tends to reach you slowly, by way of precise work and long roads. Be gentle with those who believe more easily; sing with them once.',
  'makara-10':
    'Work fits you like a well-made coat. You tend to rise late and steadily, through fairness, order and the gift of getting rivals to sit at one table, and people trust you with what belongs to many. Hang the coat up at night, so that your own folk meet the person in it.',
  'makara-11':
    'You are patient with your wishes. Friends are few and tested, groups give you the hard task, and gains tend to come after persistence, often by putting other people’s difficulties right. You can smell the intrigue in a committee. Keep one friend with whom nothing has to be achieved.',
  'makara-12':
    'Your path often leads abroad, or inward, or into a hospital, a monastery, a back room with good light. You serve a conviction there without fuss and spend more on it than you admit. You work well alone; just see that one person has the key to that room.',
} as const satisfies Partial<Passages<'lagna-lord'>>
