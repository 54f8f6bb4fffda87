import type { Passages } from '../../keys.ts'

export const jupiter = {
  'jupiter-1':
    'Strangers on a train tell you their troubles before the second station, because you look as if you had time and would not judge. Hope is your natural setting, and it usually finds a way. Appetite and promises both tend to be generous; measure them with the same spoon.',
  'jupiter-2':
    'What you say at home is often repeated later as good advice, and relatives come to you when papers or feelings have to be set right. Saving grows slowly and well through teaching, counsel, banking or family trade. Coarse talk at meals pains you, and guests tend to leave your table with fuller stomachs and better sense.',
  'jupiter-3':
    'You explain things well, and a sister, a colleague or a whole reading circle may learn from your notes. Pushing yourself forward feels less natural, so chances go by politely. Give courage a date: one proposal posted each Friday does more than waiting to be asked.',
  'jupiter-4':
    'A home with an open door, a shelf of old books and a mother’s blessing in the background gives you your peace. You like rooms where guests can stay over. Property and comfort tend to grow with the years, and studies begun in such rooms go far.',
  'jupiter-5':
    'Teaching a child the seven times table with raisins, you are entirely yourself. The mind is broad, fond of stories and principles, and people seek your counsel. Creative work and study repay you over years. Let the young argue back, since that is how they keep what you gave.',
  'jupiter-6':
    'You like a full plate and a full house, and good living can grow into habit before you notice. Even opponents find you fair, and you are the one who helps the new colleague with the form. Set a limit in numbers, both for second helpings and for money you lend.',
  'jupiter-7':
    'A partner with learning, principles or simply a large heart tends to come your way, and you grow through that company. Advice flows in both directions across the breakfast table. Younger couples in the family often watch how the two of you settle a difference.',
  'jupiter-8':
    'When a crisis empties the room, you are the one who makes tea and looks for the next sensible step. You hold an interest in deep subjects, old wisdom and other people’s trust, including their money. An inheritance or joint fund goes well when every relative can read the accounts.',
  'jupiter-9':
    'Meaning is daily bread for you: a verse explained well, a teacher’s blessing, a journey to a place where people have prayed for centuries. Doors often open through elders and father’s good name. Neighbours call you fortunate; you would say that you were well taught.',
  'jupiter-10':
    'Respect at work comes to you through fairness more than through speed. You tend to be asked to train others, head a committee or give the opening word, and your name is linked with principle. Promotion may be a little late, and it tends to come with respect attached.',
  'jupiter-11':
    'The circle around you is wide and well-meaning, with a retired principal, a doctor and a social worker in the same group photo. Such friends help wishes along, and what you gain you like to pass on. Say clearly what you want from life; people cannot help a vague hope.',
  'jupiter-12':
    'Giving is easiest for you when nobody sees it: fees paid for a student, blankets left at a shelter. Silence, retreats and distant places nourish your faith. Spending for good causes may outrun the month, so fix a share for giving and let the rest pay the electricity bill.',
} as const satisfies Partial<Passages<'graha-house'>>
