import type { Passages } from '../keys.ts'

export const strength = {
  'sun-exalted':
    'Confidence comes to you like the first light, early and without asking leave. When a class needs a monitor or a queue needs someone to speak to the counter, people look your way. You lead best when you remember that the others have a voice as well.',
  'sun-own':
    'You tend to know who you are, and a bad week does not change it much. This steady self-respect lets you praise others freely and take decisions without asking ten people. Guests, juniors and family feel it as warmth; the place to watch is how you take being contradicted.',
  'sun-debilitated':
    'Before you state your own opinion, you tend to look round the table for everyone else’s. It makes you fair and easy to work with, while your own worth waits at the door. Try beginning one sentence a day with ‘I want’, and let it stand without an apology.',
  'moon-exalted':
    'A full stomach, a known voice, evening tea, and you are at ease; it takes little to make you content and a lot to upset you. People calm down near you without knowing why. Your feelings grow slowly and keep well, like rice in a good tin.',
  'moon-own':
    'What you feel, you feel plainly, and you trust it as others trust a map. Caring for someone, remembering how they like their chai, making a rented room into a home: these come naturally. At times your feelings withdraw, and that is only rest.',
  'moon-debilitated':
    'Feelings run deep and do not show their depth, so people may take you for harder than you are. An old hurt can keep you awake though the matter is long over. Telling one trusted person, in plain words and before it is midnight, brings more relief than you would think.',
  'mars-exalted':
    'Your energy has a plan. Where others burst out and tire, you go on step by step like a mason laying a wall, and it stands. Hard tasks, deadlines and responsibility bring out your best; keep some of that discipline for stopping work in time.',
  'mars-own':
    'Courage is simply there when it is needed, for the wasp in the room or the bully in the lane. You act, and afterwards you explain. A sport, a craft or a daily climb of stairs keeps this strength friendly, for left idle it looks for a quarrel.',
  'mars-debilitated':
    'Drive in you rises and falls with the mood at home. You fight fiercely for your own people and find it hard to fight for yourself, so anger goes sideways into sulking or a slammed drawer. A fixed hour for exercise and one honest no a week make it flow again.',
  'mercury-exalted':
    'Show you a page and the wrong figure jumps out. You think in clean lines, explain so that a child could follow, and like the work to be checked twice. This exactness earns trust everywhere; it rests well when some things are allowed to be only roughly right.',
  'mercury-own':
    'Words and numbers are old playmates of yours. You learn by talking, find the joke in a tense meeting, bargain with charm and remember the phone number. Keep one subject that you study to the bottom, for a mind this nimble is tempted to skim the rest.',
  'mercury-debilitated':
    'You think in pictures and hunches, and the details sometimes swim off, like a bill left in the pocket of a washed shirt. The gift is imagination; the trouble is lists. Write things down at once, read a form aloud before you send it, and let a careful friend look over the figures.',
  'jupiter-exalted':
    'Good judgement and a good heart come together in you, and people bring you their decisions as they bring a child to be blessed. You give advice the way one serves food, looking first at who is hungry. Generosity suits you; a small limit keeps it from being used up.',
  'jupiter-own':
    'There is a line you do not cross, and you need no policeman to tell you. Faith, learning and a sense of what is proper keep you upright in muddled times, and others borrow hope from you. Let someone younger teach you something now and then; it keeps the wisdom fresh.',
  'jupiter-debilitated':
    'You ask of every fine idea what it costs and who will pay. That makes you practical and a little slow to trust luck, teachers or your own promise. Optimism can be practised: read something that enlarges you, help one person without calculating, and notice how often it went well.',
  'venus-exalted':
    'Love, with you, has no fine print. You see the beauty in a tired face, a folk song, a temple wall washed by rain, and you give without keeping score. Art and devotion flower easily; do ask now and then whether your kindness is also being returned.',
  'venus-own':
    'Taste is your second language. You know which colour belongs by the window, what to say to a shy guest, when to leave the party. Pleasure often comes to you without guilt and affection without great effort; sharing both is what keeps them sweet.',
  'venus-debilitated':
    'In love you notice the missing button before the fine coat. Your care is real and shows itself in service, in errands and packed lunches, while compliments stick in the throat, given or received. Say one pleasant thing before the useful one, and enjoy what is good enough.',
  'saturn-exalted':
    'Patience in you has a sense of justice. You can wait, share out work so that each feels fairly treated, and keep a rule because it is a fair one. People give you responsibility over common things, a society’s accounts, a long project, and it usually stands firm for years.',
  'saturn-own':
    'Slow, sure and hard to discourage: that is how you tend to build, like someone paying off a flat month by month. Routine holds you up instead of holding you down. Time tends to be on your side; a little play along the way makes the climb pleasanter for everyone.',
  'saturn-debilitated':
    'Discipline begins on the first of the month with great vigour and by the tenth is out of breath. You want to have arrived already, and waiting feels like an insult. Short stretches help, twenty minutes, one page, one bill; patience grows in you by being kept small and daily.',
  'moon-combust':
    'You keep your feelings to yourself, deep inside. Others may think all is well and so may you, until tiredness speaks up. Give yourself a quiet hour without anybody’s wishes in it, and the heart begins to talk.',
  'mars-combust':
    'Your energy and your pride are closely linked. You do not like to be ordered about, and may use force where a plain request would do, or swallow the anger before a boss or an elder. Physical work with a goal of your own, a run, a garden, a repaired fan, sorts the two.',
  'mercury-combust':
    'What you think and who you are lie so close that a correction feels personal. You speak with conviction and often in the first person. Many people are like this; it helps to ask somebody outside the matter to read your message before you press send.',
  'jupiter-combust':
    'Your own will speaks so loudly that good counsel reaches you in a whisper. You may follow an important person and doubt your wisdom, or follow your wish and call it wisdom. Sleeping a night over large decisions, with one elder’s opinion written beside yours, restores the measure.',
  'venus-combust':
    'Love has to compete with work, pride or the opinion of others, and often gets only the time left over. You need more tenderness than you let on, and may look for it as admiration. Leave the phone outside the dining room one evening a week and attend to someone, yourself included, without purpose.',
  'saturn-combust':
    'What you want and what duty asks of you often pull in different directions. Fathers, bosses and rules may have weighed on you early, and you can be strict with yourself in their voice. Choose some duties freely; the ones you have picked feel lighter on the shoulder.',
  'mars-retrograde':
    'Action in you takes a run-up backwards. You hold in, rehearse, start again, and then finish with surprising force what everybody had written off. Irritation is apt to arrive a day late, so ask yourself in the evening what bothered you that morning and deal with it while it is small.',
  'mercury-retrograde':
    'Your mind reads everything twice, and the second reading is the good one. Often you find the perfect reply on the way home. Ask for time before you answer, keep drafts, check the train’s date, and trust that what has been thought over by you holds better than a quick word.',
  'jupiter-retrograde':
    'Ready-made wisdom does not satisfy you. You go back to the question that the teacher passed over, leave a belief and return to it by another gate, and it becomes yours. Formal study may have breaks in it; understanding deepens late, and then you share it generously.',
  'venus-retrograde':
    'Affection turns inward with you before it comes out. You think long about an old friendship, unpack letters, change your taste and go back to it. To others this can look like reserve. Tell the people you love what goes on in there, even when the sentence is unfinished.',
  'saturn-retrograde':
    'The strictest supervisor you have sits inside your own head. Work once done tends to be opened and done again, duties you had put off return politely until they are finished. Set a mark for good enough and let a friend hold you to it; the thoroughness itself is a treasure.',
} as const satisfies Passages<'strength'>
