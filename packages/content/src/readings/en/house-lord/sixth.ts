import type { Passages } from '../../keys.ts'

export const sixth = {
  '6-1':
    'Your body is the first to tell you when work is too much: the sleep goes, the shoulders stiffen, the stomach complains. You take problems personally and you have the fight to put them right. Fixed hours for meals and bed do more for you than a sudden burst of discipline.',
  '6-2':
    'What is on the plate decides how your day goes, so simple food eaten at home suits you well. You earn by service and routine, and a loan or a dispute can sometimes touch family money. Worry over bills makes your words sharp; clear the smallest debt first and the table grows peaceful again.',
  '6-3':
    'Tiredness shows first in your hands, your shoulders and a head that cannot stop. You like to solve things yourself, and the third visit to an office does not wear you out, though a quarrel with a sibling or neighbour does. Walk daily, look up from the screen, and leave some replies unwritten.',
  '6-4':
    'Peace at home decides how well you rest. Office work tends to come home with you, and a house loan, repairs or the care of your mother may fill the evening. Keep one corner of the house free of files, and go to bed on time even when something is unfinished.',
  '6-5':
    'A worried mind reaches your stomach before anything else. Exams, audits and tricky cases bring out your intelligence, but you find it hard to stop thinking about them, and even love can turn into correcting. A game, some music or an hour with children rests you better than another cup of tea.',
  '6-6':
    'Routine is your strength. You can work hard for long, rivals seldom tire you out, and you know every debt to the last rupee. A fixed bedtime is the one rule you forget. Keep it as strictly as you keep the accounts, and your energy lasts.',
  '6-7':
    'A hard day at work tends to land on the person nearest to you, a partner or a close colleague, and your own health follows the mood between the two of you. Share the chores by a list, settle small complaints before sleep, and take your evening walk together.',
  '6-8':
    'Trouble often passes you by in a way nobody expected, and after a hard stretch you recover well. You keep your head with hidden faults, old papers and emergencies. Because you notice your own tiredness late, put check-ups on ordinary dates, and do not take on other people’s debts.',
  '6-9':
    'You can wear yourself out for a good cause: a trust, a school, a court case, a duty far from home. Long disagreements with your father or a teacher tire you more than the work does. What you believe in also restores you, through an early walk, a prayer, a simple meal on time.',
  '6-10':
    'Work is where you shine, because you solve what others pass on, and it is also where your health is tested. People come to depend on you, and lunch gets skipped. Teach someone each part of your job and take your leave when it is due; you will last longer and enjoy it more.',
  '6-11':
    'Good company keeps you well: a walking group, a badminton partner, a colleague who makes you eat lunch on time. Hard work brings gains through people you know, though a friend may turn into a rival or ask for a loan. Late parties and lending both need a friendly limit.',
  '6-12':
    'Sleep is the first thing you give away, to night duty, hospital visits, a far posting or work that few people see. Money for health and help is best planned ahead. Old quarrels usually fade with distance. Write rest on the list like any other task, and tick it off.',
} as const satisfies Partial<Passages<'house-lord'>>
