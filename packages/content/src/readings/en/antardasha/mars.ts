import type { Passages } from '../../keys.ts'

export const mars = {
  'mars-mars':
    'A whistle blows and you are off, for these years begin with raw energy and a short fuse. Property, training, a technical job or an overdue confrontation calls for action. Choose one target and tell your family the plan. Keep your voice low; more gets done that way.',
  'mars-rahu':
    'Ambition drives you fast in this chapter, sometimes faster than the road allows. Foreign links, machines and daring schemes tempt you, as do quarrels with people you hardly know. Read the papers twice, ride with a helmet, and listen to one cautious friend.',
  'mars-jupiter':
    'Your energy finds a good teacher in this chapter, and what was mere fight becomes a worthwhile effort. Courses, children’s matters, property and a just cause move ahead. Listen to the mentor before you begin, and be glad of the rules that protect your effort.',
  'mars-saturn':
    'You want to go fast and something holds you back, like driving with one foot on the brake. Work is hard, technical and slow to be praised, and elders want it done their way. Plan by the week, handle tools with respect, and let anger out through the legs on a long evening walk.',
  'mars-mercury':
    'You work fast and speak sharply in this chapter, which is good for engineering, editing, sales targets and exams against the clock. Words can cut deeper than intended, particularly in writing. Each message deserves a second reading before it goes. A debate with siblings can be turned into a shared piece of work.',
  'mars-ketu':
    'Sudden starts and sudden stops mark this stretch, as with a scooter that coughs at the signal. A quarrel may end by your simply leaving it. Precise, solitary work goes well. Before you quit anything, eat first.',
  'mars-venus':
    'Passion and pleasure share the programme now, with romance, a vehicle, a stage costume, a new sofa carried up the stairs. Desire is quick and so is spending. Agree on a budget for joy. The rest of the fire can be danced out.',
  'mars-sun':
    'Boldness is noticed from above in this chapter, and a rank, a government matter or leadership of the team may open to you. You and a father figure are alike enough to clash. Report facts instead of feats. One clean contest won is worth three noisy ones.',
  'mars-moon':
    'After years of effort you turn towards home, tired, and find that the family has been waiting. Emotions run close to the skin, about property, mother or a place to live. Use the remaining energy to repair and to cook, and apologise where you were too loud.',
} as const satisfies Partial<Passages<'antardasha'>>
