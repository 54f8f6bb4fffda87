import type { Passages } from '../../keys.ts'

export const sun = {
  'sun-sun':
    'These years open with your own name on the door, and the first lesson is how to wear it. Seniors, a father or an official may step forward with a task. Set the tone early, with punctual mornings and a calm voice, because people will remember this beginning.',
  'sun-moon':
    'Authority grows a softer face in this chapter, as when a strict principal stays back to listen. Home, mother and the public enter the plan, and travel or a move may do you good. Let approval be pleasant without steering by it, and eat before long meetings.',
  'sun-mars':
    'Drive joins command just now, so decisions come quickly and are carried out the same day. Promotion, land or a contest can be won by open effort. Two hot tempers in one room is the cost, so count to ten at home and run five rounds of the park.',
  'sun-rahu':
    'Ambition in this chapter wants a bigger stage than the one you stand on, and new backers appear with loud assurances. Rank may be questioned or suddenly offered. Check credentials first. A plain-spoken elder is the right person to read the grand invitation with you.',
  'sun-jupiter':
    'A benevolent senior is the figure of this chapter, the one who forwards your file with a good remark. Study, advice, matters of children and fair dealing prosper alongside responsibility. Accept guidance without losing your own line, and thank in public those who helped in private.',
  'sun-saturn':
    'Command meets the clock here, and the two do not hurry for each other; a boss, a father or a rule may seem to say “wait”. The effort is real. Small duties finished perfectly speak for you. With proud elders, calm silence is often the stronger answer, and the back needs its rest.',
  'sun-mercury':
    'The leader picks up a pen in this chapter, and proposals, exams, accounts and interviews go well. You explain your position better than before. Keep arguments short. A clever younger colleague who shines beside you makes the whole desk look good.',
  'sun-ketu':
    'For a while the title matters less than the meaning, and an honour may pass you by or be left on the table. Energy can dip without clear cause. Fewer public roles will do. Regular sleep and a quiet place where nobody asks what you do bring the strength back.',
  'sun-venus':
    'Ease comes to the end of a demanding time, with celebrations, a vehicle, art or affection asking for their share of your day. Pride and love need to agree on who picks up the phone first. Go out together, and leave the office voice in the office.',
} as const satisfies Partial<Passages<'antardasha'>>
