import type { Passages } from '../../keys.ts'

export const mars = {
  'mars-1':
    'Heat is close to the surface: you start before the others have finished discussing, carry the heavy end of the cupboard and say what you think. Courage and stamina are real assets. Anger comes quickly and goes quickly, so give it ten minutes and a walk round the block before you reply.',
  'mars-2':
    'You speak short and clear, and at the family table a sentence can sting more than you meant. Money is earned by effort and tends to go out as fast. Waiting one night before a big expense, or before a sharp answer, saves a good deal of both.',
  'mars-3':
    'Hand you a tool, a bike or a deadline and you are in good spirits. Effort is your strongest habit; you would rather try twice than ask once. Brothers and sisters get the spark too, sometimes as a quarrel over nothing, and the same energy makes you their best defender.',
  'mars-4':
    'Something is usually under repair where you live: a wall, a motor, an old argument about land. You fight for home and property and want things done today, which can make rooms feel warm for the others. Underneath the noise is a strong wish to protect the people who sleep there.',
  'mars-5':
    'Patience is the hard paper for you, above all with children and in love. In an exam hall you are at your best with the clock ticking, and the mind is quick, competitive and fond of sport, strategy and practical subjects. A second chance given calmly teaches more than a loud correction.',
  'mars-6':
    'Competition suits you; a tender, a match or a hard shift brings out discipline that easier days do not. Loans and disputes are things you attack and clear. Since the body is used as a tool, warm it up, feed it on time and give it one real day of rest.',
  'mars-7':
    'Attraction has fire in it, and you tend to choose a partner who answers back. The early years together can be loud, because both want the matter finished now. A game, a project or a bike ride shared gives that heat a place, and fair rules for quarrels make the bond strong.',
  'mars-8':
    'Digging is your talent: into a fault, a file, a locked subject others gave up on. Energy comes in surges and life may ask you to act quickly when plans break. Drive and work with machines patiently, and keep shared money in writing so that tempers have little to feed on.',
  'mars-9':
    'For what you believe you will stand up in the meeting, even when an elder or teacher is on the other side. Faith is something you do: a climb on foot, a camp organised, a wrong put right. With father, arguments soften when you ask for the story behind his rule.',
  'mars-10':
    'Give you charge of a site, a team or a kitchen at rush hour and things begin to move. You are made for action at work and are often noticed for finishing what others postponed. Juniors need to hear thanks as loudly as orders, and rank comes faster with it.',
  'mars-11':
    'Wishes, for you, are targets with dates. Gains come through initiative, land, machines or engineering, and through a circle of bold friends who say yes to a plan at midnight. A little rivalry keeps such friendships lively, and an elder sibling may be the first person you wanted to beat.',
  'mars-12':
    'Much of your force works out of sight, in night shifts, far postings or training nobody watches. Anger swallowed during the day can turn up at bedtime or as a sudden expense. Exercise in the evening, and saying the thing in plain words the same day, brings better sleep.',
} as const satisfies Partial<Passages<'graha-house'>>
