import type { Passages } from '../../keys.ts'

export const mars = {
  'mars-mars':
    'A whistle blows and you are off, for these years begin with raw energy and a short fuse. Property, training, a technical job or an overdue confrontation calls for action. Choose one target and tell your family the plan. The voice does best below the volume of the fan.',
  'mars-rahu':
    'The engine has been given a stronger fuel than it was built for, and ambition takes bends at speed. Foreign links, machines and daring schemes tempt you, as do quarrels with people you hardly know. Read the papers twice, ride with a helmet, and let a cautious friend hold the spare key.',
  'mars-jupiter':
    'Force gets a good coach in this chapter, and what was mere fight becomes a worthwhile match. Courses, children’s matters, property and a just cause move ahead. Listen to the mentor before the start and not after the foul, and give thanks for rules that protect your effort.',
  'mars-saturn':
    'One foot is on the accelerator and the other on the brake, which tires everybody in the car. Work is hard, technical and slow to be praised, and elders want it done their way. Plan by the week, handle tools with respect, and let anger out through the legs on a long evening walk.',
  'mars-mercury':
    'Sharp hands meet a sharp tongue here, good for engineering, editing, sales targets and exam problems against the clock. Words can cut deeper than intended, particularly in writing. Each message deserves a second reading before it goes. A debate with siblings can be turned into a shared piece of work.',
  'mars-ketu':
    'Sudden starts and sudden stops mark this stretch, as with a scooter that coughs at the signal. A quarrel may end by your simply leaving it. Precise, solitary work goes well. Before you quit anything, eat first.',
  'mars-venus':
    'Passion and pleasure share the programme now, with romance, a vehicle, a stage costume, a new sofa carried up the stairs. Desire is quick and so is spending. Agree on a budget for joy. The rest of the fire can be danced out.',
  'mars-sun':
    'Boldness is noticed from above in this chapter, and a rank, a government matter or leadership of the team may open to you. You and a father figure are alike enough to clash. Report facts instead of feats. One clean contest won is worth three noisy ones.',
  'mars-moon':
    'The campaign comes home for its last part, muddy and hungry, and finds that the family has been waiting. Emotions run close to the skin, about property, mother or a place to live. Use the remaining energy to repair and to cook, and apologise where the march was too loud.',
} as const satisfies Partial<Passages<'antardasha'>>
