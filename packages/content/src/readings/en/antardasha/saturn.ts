import type { Passages } from '../../keys.ts'

export const saturn = {
  'saturn-saturn':
    'These years begin like a long working day, with an early start and many duties. You may feel slower, lonelier or simply more grown up. Find a pace you can keep in June as well as in January. What is somebody else’s load may go back to them.',
  'saturn-mercury':
    'Discipline picks up paper and pen here, so examinations, accounts, contracts and technical learning repay each hour. The mood lightens through conversation with younger or witty people. Finish the certificate, and ask for the fee your work deserves.',
  'saturn-ketu':
    'Work goes on while attachment falls away, as when a caretaker locks room after room of an emptied school. Delays may end by your giving something up. Settle the dues and sort the papers. Take the quiet as a time to rest.',
  'saturn-venus':
    'Small comforts find their way into a hard-working life now, a better chair, a companion on the evening train, a little music after overtime. Love asks for time that duty would like to keep. You have earned this pleasure, so take it. Money between friends goes into writing.',
  'saturn-sun':
    'Your patient work meets somebody’s hurry in this chapter, often that of a boss, an official or a father. Effort may go unseen for a while. Deliver in writing. Respect shown upward also steadies those below, and an early night cools both sides.',
  'saturn-moon':
    'You may feel tired and easily hurt in this chapter, as after carrying everybody’s tiffin and worries up many stairs. Home, a mother and your own peace of mind ask for care along with the job. Company and routine answer sadness better than thinking does. Let somebody cook for you once a week.',
  'saturn-mars':
    'You have more energy than room to use it, so frustration builds at work, with machines, land or stubborn people. Working by a plan turns that pressure into something solid. Keep the safety gear on, and wait a day before any quarrel.',
  'saturn-rahu':
    'You are tempted to leave your strict habits, perhaps for a scheme, a foreign offer or a sudden change of role. Confusion comes more from hurry than from facts. Slow verifying is your strength, so use it. Advice is best taken from somebody who gains nothing from your answer.',
  'saturn-jupiter':
    'Someone kind makes the end of these hard years lighter, and much that was only duty begins to make sense. Support through teachers, children, elders or a fair institution lightens the load. Help accepted now is no debt. What would you like to learn next?',
} as const satisfies Partial<Passages<'antardasha'>>
