import type { Passages } from '../../keys.ts'

export const rahu = {
  'rahu-1':
    'You want to become somebody new in these years, with another style, another city, another circle. Attention comes from unusual corners and confidence runs ahead of the facts at times. Try each change on a small scale first, and keep one old friend who tells you plainly how you look.',
  'rahu-2':
    'Money is pursued by unusual routes now, through apps, foreign clients or a trade nobody in the family has tried. Words can dazzle and also overstate. Put each promise in writing. At home, say what the new income really is.',
  'rahu-3':
    'Boldness carries you in these years, for the cold call, the viral video, the journey with no fixed booking. You push through where older methods wait at the gate. Brothers, sisters and neighbours may not follow your pace, so explain the plan before the first photograph appears online.',
  'rahu-4':
    'Restlessness lives at home now: a transfer, a rented flat in a strange town, a modern kitchen in an old building, or a mother’s worries that are new to you. You look for roots by moving. Have property papers checked twice. Then unpack the last carton and cook one dish from childhood.',
  'rahu-5':
    'Ideas come from odd directions in these years and your mind loves whatever is not in the syllabus. Romance may cross a border of language or custom. Bets on quick gain look cleverer than they are; put the same daring into creative work, and give children patience rather than pressure.',
  'rahu-6':
    'Complicated opponents and tangled systems are where you do well now, since you spot the gap in the rule book. Competitive exams, technology and disputes reward clever persistence. Fighting everybody at once wears you out, so choose the one contest that counts and win it by the honest method.',
  'rahu-7':
    'People unlike you draw near in these years, by culture, age or profession, and partnerships start fast. Fascination is strong and the fine print is dull, which is exactly why it needs reading. Let a bond see three seasons before you build on it, and keep your old friends in the picture.',
  'rahu-8':
    'Sudden turns and secrets mark this time, as when a lift stops between floors and then moves again. Research, psychology and other people’s finances attract you. Qualified advice is worth its fee here. Anxious thoughts shrink when they are spoken in daylight.',
  'rahu-9':
    'The faith you inherited meets new ideas now, and you may change teachers, faith habits or country in search of a larger truth. Distant study and travel call strongly. An impressive guide can be tested by simple honesty. Return home sometimes to compare notes.',
  'rahu-10':
    'Your ambition is strong in these years, in fields that are new, public or international. You may rise quickly and feel watched while doing so. Build the skill under the title, and keep your dealings clean enough for any newspaper.',
  'rahu-11':
    'Large networks open to you now, online groups, foreign contacts, people of influence met through an odd coincidence. Gains can come fast, and so can the next wish. Pick friends for character instead of usefulness, bank a part at once, and decide in advance what will be enough.',
  'rahu-12':
    'Faraway places and private worlds pull at you, such as a foreign posting, night work, a hostel room lit by a screen. Dreams are vivid and money leaks through escapes. A phone that sleeps in another room gives back more hours than you would guess, for prayer, music or service.',
} as const satisfies Partial<Passages<'dasha'>>
