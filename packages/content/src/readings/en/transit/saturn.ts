import type { Passages } from '../../keys.ts'

export const saturn = {
  'saturn-1':
    'A sober stretch of work and self-sorting is under way, in which you see clearly what you can carry and what was somebody else’s all along. Tiredness is common, so plan it in like a lunch break. Fewer commitments, a steady bedtime and honest talk with one elder make the load fit the shoulders.',
  'saturn-2':
    'Money and family words get sorted now, drawer by drawer, like a cupboard before a move. Income may feel slower and each expense has to be explained. Write the budget, speak gently when tired, and you end this stretch knowing exactly what you own and whom you can count on.',
  'saturn-3':
    'Persistence starts to pay in these months: the shutter goes up each day and customers do come. Courage is quiet and reliable, and a brother, sister or neighbour may stand with you. Start the effort you postponed, and let results speak at their own speed.',
  'saturn-4':
    'Home asks for patience, with seepage in a wall, a parent’s knees, or a posting that divides the family. The mind wants warmth and finds chores. Do the repairs in order, keep one evening a week for plain company, and avoid loans taken merely to feel settled.',
  'saturn-5':
    'Thinking turns serious, and matters of study, children or romance move like a queue at a government window. You may doubt your own talent for a while, and it passes. A timetable helps more than mood. The young near you need your time rather than your worry, and savings are best kept out of any gamble.',
  'saturn-6':
    'Discipline wins in this stretch, over debts, rivals and a neglected body alike. Work that others find dull becomes your advantage, as with the one student who attends each revision class. Clear the old dues first. Then be decent to those who lose to you.',
  'saturn-7':
    'Relationships are tested now, in marriage talk, in partnership, with a client far away. Duties or travel keep people apart at times. Speak about expectations early. Make few promises, and make them real.',
  'saturn-8':
    'Go slowly through these months, as one drives on a foggy highway with the lights low. Delays and hidden snags come up in shared money, papers or health routine, and they sort out with method. Keep check-ups on the calendar, postpone risky launches, and lean on two people you trust.',
  'saturn-9':
    'What you believe is tested in practice now, and a father, teacher or institution may seem strict or hard to reach. Long journeys need extra forms. A small daily practice is worth more than a grand vow. Study the rules of your own field, and respect returns quietly.',
  'saturn-10':
    'Work gets heavier and closer to what you are really responsible for, like an audit that opens each file. A change of duties is common and praise is rare. Show up, document, finish; the reputation formed in these months tends to stay a long while.',
  'saturn-11':
    'Earlier labour matures like a recurring deposit, and income, friends and seniors become dependable. What comes now usually stays. Ask for what is due, and share the good time with those who stood in the queue with you.',
  'saturn-12':
    'An inner clearing begins, much like emptying the loft before the rains, and old expenses, duties and attachments come down the ladder one by one. Sleep may be light and travel frequent. Close what is finished, save a little each month, and give yourself quiet evenings without guilt.',
} as const satisfies Partial<Passages<'transit'>>
