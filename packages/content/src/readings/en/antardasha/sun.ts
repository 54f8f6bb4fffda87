import type { Passages } from '../../keys.ts'

export const sun = {
  'sun-sun':
    'These years open with more responsibility in your own name, and people watch how you carry it. Seniors, a father or an official may step forward with a task. Set the tone early, with punctual mornings and a calm voice, because people will remember this beginning.',
  'sun-moon':
    'Authority becomes gentler in this chapter, as when a strict principal stays back to listen. Home, mother and the public enter the plan, and travel or a move may do you good. Enjoy being liked without letting it decide for you, and eat before long meetings.',
  'sun-mars':
    'You decide quickly just now, and what is decided gets done the same day. Promotion, land or a contest can be won by open effort. Two hot tempers in one room is the cost, so count to ten at home and run five rounds of the park.',
  'sun-rahu':
    'You want a bigger stage in this chapter, and new people promise loudly to help you on to it. Rank may be questioned or suddenly offered. Check credentials first. A plain-spoken elder is the right person to read the grand invitation with you.',
  'sun-jupiter':
    'A kind senior helps you in this chapter, the one who forwards your file with a good remark. Study, advice, matters of children and fair dealing prosper alongside responsibility. Accept guidance without losing your own line, and thank in public those who helped in private.',
  'sun-saturn':
    'You want to move ahead in this chapter, and a boss, a father or a rule seems to say “wait”. The effort is real. Small duties finished perfectly speak for you. With proud elders, calm silence is often the stronger answer, and the back needs its rest.',
  'sun-mercury':
    'Your pen works for you in this chapter, and proposals, exams, accounts and interviews go well. You explain your position better than before. Keep arguments short. A clever younger colleague who shines beside you makes the whole desk look good.',
  'sun-ketu':
    'For a while the title matters less than the meaning, and an honour may pass you by or be left on the table. Energy can dip without clear cause. Fewer public roles will do. Regular sleep and a quiet place where nobody asks what you do bring the strength back.',
  'sun-venus':
    'A demanding time ends with some ease, and celebrations, a vehicle, art or affection ask for a share of your day. In love, put pride aside and be the first to call. Go out together, and leave the office voice in the office.',
} as const satisfies Partial<Passages<'antardasha'>>
