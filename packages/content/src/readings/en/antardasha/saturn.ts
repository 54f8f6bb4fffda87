import type { Passages } from '../../keys.ts'

export const saturn = {
  'saturn-saturn':
    'A long working day begins, and it begins before daybreak, with tools to sharpen and duties to count. You may feel slower, lonelier or simply more grown up. Find a pace you can keep in June as well as in January. What is somebody else’s load may go back to them.',
  'saturn-mercury':
    'Discipline picks up paper and pen here, so examinations, accounts, contracts and technical learning repay each hour. The mood lightens through conversation with younger or witty people. Finish the certificate, and ask for the fee your work deserves.',
  'saturn-ketu':
    'Work goes on while attachment falls away, as when a caretaker locks room after room of an emptied school. Delays may end by your giving something up. Settle the dues and sort the papers. The silence is a seat to rest on rather than a verdict.',
  'saturn-venus':
    'Comfort is allowed in by the back door now, a better chair, a companion on the evening train, a little music after overtime. Love asks for time that duty claims to own. Once earned, the pleasure is there to be taken. Money between friends goes into writing.',
  'saturn-sun':
    'Two proud principles meet, your slow-built duty and somebody’s urgent authority, often a boss, an official or a father. Effort may go unseen for a while. Deliver in writing. Respect shown upward also steadies those below, and an early night cools both sides.',
  'saturn-moon':
    'Tenderness is tired in this chapter, carrying tiffin boxes and worries up many stairs. Home, a mother and your own peace of mind ask for care along with the job. Company and routine answer sadness better than thinking does. Let somebody cook for you once a week.',
  'saturn-mars':
    'Heat has to move through a narrow pipe, so frustration builds at work, with machines, land or stubborn people. Method turns that pressure into real construction. Keep the safety gear on, and give each quarrel a day’s notice.',
  'saturn-rahu':
    'Strict habits meet a noisy temptation to leave them, perhaps a scheme, a foreign offer or a sudden change of role. Confusion comes more from hurry than from facts. Slow verifying is your strength, so use it. Advice is best taken from somebody who gains nothing from your answer.',
  'saturn-jupiter':
    'The long shift ends with a kind supervisor, and much that was only duty begins to make sense. Support through teachers, children, elders or a fair institution lightens the load. Help accepted now is no debt. What would you like to learn next?',
} as const satisfies Partial<Passages<'antardasha'>>
