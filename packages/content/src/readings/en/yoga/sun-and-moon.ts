import type { Passages } from '../../keys.ts'

export const sunAndMoon = {
  sunapha:
    'What you have, you mostly made yourself, like a tiffin service that began with four boxes. Good sense with money and a practical mind let you build from what is at hand. Let somebody help before the work outgrows one kitchen, and the name you earned spreads further.',
  anapha:
    'An easy manner and a good constitution make you pleasant to be around, in a crowded train as much as at a function. You dress and speak with natural measure and keep your mind free of other people’s pressure. Protect that freedom with a steady routine, and it stays light rather than careless.',
  durudhara:
    'Support stands on both sides of you, as with a friend at each elbow in a festival crowd. Comforts, vehicles and helpful people tend to gather, and you give away readily what comes. Learn to refuse politely as well, so that generosity goes where it does some good.',
  veshi:
    'You look at a quarrel from both ends of the rope and then say what is true, in a calm voice. Plans for the next day matter to you more than the glory of the last one. A little slowness comes with the balance, so set a date for decisions and trust your even eye.',
  vasi: 'Names, faces and old prices stay in your memory, and people rely on it at weddings and at stock-taking. You work skilfully behind the scenes and give without announcing it. Choose causes with care and finish your own task first, since the habit of helping can scatter the day.',
  ubhayachari:
    'Whichever side you are seated on at a family function, the conversation settles around you. Speech, stamina and a balanced bearing give you standing in work and among relatives. Use it to include those at the end of the row, and authority will feel like hospitality.',
  kemadruma:
    'The mind knows how to be alone, as on a terrace after the guests have left, and sometimes feels unsupported even in company. What helps is simple and works well: two or three steady friends, regular meals with others, a shared hobby. Self-reliance learned this way becomes a strength that many later lean upon.',
  'gaja-kesari':
    'People think well of you a little sooner than they have reason to, and you usually grow into their opinion. Good sense joins warm feeling, so your advice comforts while it clears. Keep learning from someone wiser, and lend your good name only to things you have looked into.',
  'chandra-mangala':
    'Feeling turns quickly into action in you, and often into earning, as with the person who tastes a good pickle and has a price list by evening. Enterprise suits you in trade, food, land or anything brisk. Cool the temper before bargaining with your own people, and profit keeps its sweetness.',
  'chandra-adhi':
    'Trust gathers around your steadiness, and teams do better when you hold the middle of them, like a good captain behind the stumps. Politeness, sound advisers and a talent for managing bring you forward over time. Look after your health and your staff with equal care.',
  'lagna-adhi':
    'In dealing with opposition, clients and complications you show unusual courtesy, and it works. Learning and fair conduct earn you respect in offices where files move slowly. Law, medicine, counselling or mediation can use this gift; guard your own rest while you settle everybody’s disputes.',
  shakata:
    'Fortune moves for you like a cartwheel, and the part in the mud comes up again with the next turn. Some years are generous and others lean, without much warning. Keep a reserve from the good months, a modest fixed cost and one teacher or friend to consult, and the road evens out.',
  vasumati:
    'Means tend to grow with your age and effort, as a neem sapling by the gate turns into shade for the lane. Each job, each skill and even each competitor adds something. Start small and early, renew the plan yearly, and let comfort arrive by increments you hardly notice.',
  amala:
    'Clean work leaves a mark, and yours is remembered, like the tailor whose hems hold for twenty years. People recommend you even where you are not present. Kindness in the way you do business is the root of it; refuse the one shortcut that would need hiding.',
  'budha-aditya':
    'Thinking and self-expression sit close together in you, which helps in exams, interviews and explaining a bill to an angry customer. You grasp the point fast and like to be right about it. Many people share this gift; what sets yours apart is the reading you do and the listening.',
  'guru-mangala':
    'Behind your push there is a principle, so you argue well for the colony’s water line and also dig the trench. Energy guided by good counsel suits law, sport, engineering, teaching or any just cause. Choose one campaign at a time, and let knowledge set the pace for zeal.',
  'guru-chandala':
    'You put questions to teachers that others swallow, and find wisdom by odd roads, from foreign books, unusual friends and mistakes honestly examined. It takes effort to tell a sound guide from an impressive one. Look at conduct before speech, keep one old-fashioned discipline, and your own judgement matures.',
  grahana:
    'At times you see yourself dimly, as when the power goes and the family talks by a candle. Feelings or confidence may cloud for a while and then return clearer. Quiet mornings, an honest diary and somebody who listens without advising help a lot, and the depth becomes understanding for others.',
  angaraka:
    'A pressure cooker describes it well: strong heat, useful when there is a valve. You dare what others avoid and may react before the whole story is told. Sport, demanding technical work and a rule to answer tomorrow turn the force into results; drive and debate at moderate speed.',
  visha:
    'You took life seriously at an age when others were still flying kites, and duty can sit on the mood like a damp blanket. It takes effort to ask for comfort. Warm food, regular company, music and work that helps somebody lighten it, and your patience becomes a rare shelter for friends.',
  pushkala:
    'Agreeable speech and inner confidence walk arm in arm, so doors open when you ring the bell. Well-placed people like to include you, and means tend to follow that trust. Remembered names and small promises kept are what hold that welcome open.',
} as const satisfies Partial<Passages<'yoga'>>
