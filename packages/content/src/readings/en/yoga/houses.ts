import type { Passages } from '../../keys.ts'

export const houses = {
  'shubha-kartari':
    'You go through life with good neighbours on both sides of the wall, people who warn you in time and lend a ladder. Kind influences in your spending and your speech protect the way you begin things. Accept the help openly, pass it on, and try some things without a net as well.',
  'papa-kartari':
    'Early on it can feel like riding pillion between two heavy bags, with demands before you and behind you. So you learn to stand on your own feet and to plan with small room. Clear limits, a fitness habit and one ally who lightens the load bring ease, and the self-reliance stays.',
  saraswati:
    'Words, notes and ideas come to you willingly, as to the child who reads the newspaper in which the snack was wrapped. Learning, writing, music or teaching can become both joy and work. Give the gift daily practice and a teacher, because talent of this breadth likes to wander.',
  parvata:
    'Your name tends to be spoken warmly in your own town, for help given, for a school fee quietly paid, for good sense at meetings. Learning and generosity hold one another up. Stay approachable as you rise, and let others share in the giving so that it lasts beyond you.',
  kalanidhi:
    'Taste, intelligence and warm speech meet in you, so an evening of music or a well-told story becomes an occasion. Arts and learning may bring honour along with good company. Keep a place and an hour for your craft, and finish the pieces you show, since praise comes easily to beginnings.',
  bheri:
    'A settled household, good sense and friendly fortune tend to support each other, like the pillars of a village pavilion. You prefer lasting arrangements to quick gains, and family members feel safer for it. Look after body, savings and belief in turn, and open the courtyard to others now and then.',
  sreenatha:
    'A partner, client or the public you serve tends to raise your work, and your pleasant way of speaking does the rest. Faith and profession agree with each other in you, as for a shopkeeper who begins with a lamp and an honest weight. Give full credit to those beside you.',
  chatussagara:
    'Life has put weight on all four corners, on self, home, partnership and work, so you stand firmly and are seen from afar. Reputation can travel beyond the district. Balancing the four takes effort; look at them each month as one checks the tyres before a long drive.',
  parijata:
    'Good things ripen late and well, like a mango tree that the grandchildren climb. Early years may pass in preparation, while respect and contentment grow from the middle onwards. Do not compare dates with schoolfellows; put roots into skill and conduct, and enjoy the shade you are growing.',
  'deha-kashta':
    'The body keeps a careful account with you, and it notices late nights, skipped meals and long worry sooner than others’ bodies do. That asks for effort and repays it well. Regular sleep, simple food, a walk and a yearly check-up, treated like appointments with a boss, keep your strength available.',
} as const satisfies Partial<Passages<'yoga'>>
