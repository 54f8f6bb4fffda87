import type { Passages } from '../../keys.ts'

export const saturn = {
  'saturn-saturn':
    'A long working day begins, and it begins before daybreak, with tools to sharpen and duties to count. You may feel slower, lonelier or simply more grown up. Set a pace you can keep in June as well as in January, drop what is not yours, and respect the body’s need for rest.',
  'saturn-mercury':
    'Discipline picks up paper and pen here, so examinations, accounts, contracts and technical learning repay each hour. The mood lightens through conversation with younger or witty people. Put the routine into a spreadsheet if you like, finish the certificate, and ask for the fee your work deserves.',
  'saturn-ketu':
    'Work goes on while attachment falls away, as when a caretaker locks room after room of an emptied school. Delays may end by your giving something up. Sort papers, settle dues, keep the joints moving, and treat the silence as a seat to rest on rather than a verdict.',
  'saturn-venus':
    'Comfort is allowed in by the back door now, a better chair, a companion on the evening train, a little music after overtime. Love asks for time that duty claims to own. Earn the pleasure and then truly take it, and keep money between you and friends in writing.',
  'saturn-sun':
    'Two proud principles meet, your slow-built duty and somebody’s urgent authority, often a boss, an official or a father. Effort may go unseen for a while. Deliver in writing, avoid matching ego with ego, sleep early, and remember that respect shown upward also steadies those below.',
  'saturn-moon':
    'Tenderness is tired in this chapter, carrying tiffin boxes and worries up many stairs. Home, mother or health of mind ask for care along with the job. Let somebody cook for you once a week, step into the light in the morning, and answer sadness with company and routine.',
  'saturn-mars':
    'Heat has to move through a narrow pipe, so frustration builds at work, with machines, land or stubborn people. Method turns that pressure into real construction. Keep safety gear on, give each quarrel a day’s notice, and choose one hard physical task that leaves you pleasantly tired.',
  'saturn-rahu':
    'Strict habits meet a noisy temptation to leave them, perhaps a scheme, a foreign offer or a sudden change of role. Confusion comes more from hurry than from facts. Verify slowly, as is your strength, keep reserves, and take advice from somebody who gains nothing from your answer.',
  'saturn-jupiter':
    'The long shift ends with a kind supervisor, and much that was only duty begins to make sense. Support through teachers, children, elders or a fair institution lightens the load. Accept help without feeling in debt, plan what you would like to learn next, and thank those who waited with you.',
} as const satisfies Partial<Passages<'antardasha'>>
