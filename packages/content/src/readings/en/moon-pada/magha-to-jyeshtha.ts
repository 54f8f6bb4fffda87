import type { Passages } from '../../keys.ts'

export const maghaToJyeshtha = {
  'magha-1':
    'A family photograph on the wall speaks to you, and you straighten your back in front of it. You feel quickly and proudly, defend your people first and ask questions later. To be greeted properly matters. If someone forgets, which can sting, breathe before you turn the small slight into a battle of generations.',
  'magha-2':
    'Grandmother’s bangles, the brass lamp, the old recipe written in faded ink: you keep what others would throw away, and it keeps you. Your feelings are dignified and slow to move. Give the heart a comfortable chair and loyal company, and it asks for very little pomp.',
  'magha-3':
    'Ask you about your village and an hour is gone. You carry the names, the quarrels and the jokes of three generations, and telling them is how you feel close. Behind the good manners your mind often compares itself with those who came before; measure today by today.',
  'magha-4':
    'At a wedding you are often the one who notices that the oldest uncle has not eaten. Belonging is the ground you stand on, and you look after it with tears close to the surface. When your own folk disappoint you it hurts twice; a talk at the old dining table helps more than distance.',
  'purva-phalguni-1':
    'You like life with the lights on. A room brightens when you enjoy yourself, and you enjoy being enjoyed. Holidays, songs and an afternoon nap are serious matters to you. If nobody claps, the warmth sinks, so keep one art that you practise for the joy of it.',
  'purva-phalguni-2':
    'Even your leisure has a neat edge: the bed made, the playlist chosen, the snack on a proper plate. You wish to please and you worry whether you did. Let a Sunday be truly lazy, with crumbs, and you will find that people love the unironed version too.',
  'purva-phalguni-3':
    'Romance, for you, begins with courtesy, a seat pulled out, a message that asks ‘reached home?’, a remembered song. You bloom in pairs and go flat in quarrels, so you may agree too soon to keep the evening sweet. Saying what you would really like is also a form of affection.',
  'purva-phalguni-4':
    'The swing moves lightly, and the chain that holds it is strong: your pleasures are playful, your attachments are not. You tend to give yourself wholly and notice the first cool breath of neglect. Tell your partner or friend early that you miss them, before desire turns into a test.',
  'uttara-phalguni-1':
    'A promise made to you at breakfast is still alive in your mind at night. You trust with an open face, and you take friendship as a sort of oath. Helping someone towards an aim cheers you. Hold your advice until you are asked, and your warmth is more welcome.',
  'uttara-phalguni-2':
    'People lean on you because you turn up, on the day, at the hour, with the papers. Feelings come second to arrangements, and some evenings you eat alone after everyone has been settled. Ask one of them to stand in for you now and then; they are more willing than you think.',
  'uttara-phalguni-3':
    'You are the friend of the whole lane and the confidant of few. Helping a group, a society, a batch of juniors suits you better than fussing over one person. Yet the heart likes a fixed address: choose the one or two who may see you when you have no answers.',
  'uttara-phalguni-4':
    'Kindness leaves you quietly, in envelopes without a name. You find it hard to refuse, and your contract with others often has a clause in their favour. A day with the phone off, some water, some prayer or music, and you know again where they end and you begin.',
  'hasta-1':
    'Idle hands easily make you cross. As soon as something can be fixed, kneaded, typed or painted, the mood is fixed along with it. You answer fast, sometimes with a joke that pinches; people forgive it, as it is you who also carries the gas cylinder up the stairs.',
  'hasta-2':
    'You trust what you can hold: dough, cloth, the warm head of a child or a dog. Worry is eased by cooking the same sabzi in the same kadhai. In affection you are patient and possessive in equal parts, and a steady routine with the one you love is what rest looks like.',
  'hasta-3':
    'Wit lives in your fingers as much as on your tongue, and you can mimic the whole office by lunchtime. It is clever, and at times it hides that you are anxious. Breathing slowly sounds too simple for such a quick mind; try it when the third tab of worry opens.',
  'hasta-4':
    'With you, tenderness is something done by hand: hair oiled, a collar straightened, the last roti kept warm. You often sense a mood across the room and change yourself to fit. Allow somebody to do the oiling for once, and do not direct them while they are at it.',
  'chitra-1':
    'You cannot live for long with something ugly, be it a curtain or a lie. What you feel wants to become visible, made well and signed by you. Praise feeds the heart, careless handling wounds it. When you are low, dress nicely and go out, though nobody has invited you.',
  'chitra-2':
    'You measure everything, including your own mood. You see the one crooked tile, and that you do not rest until it is straight is both your art and your tiredness. Choose what may remain unfinished tonight; the eye that finds faults also finds beauty, if told to look for it.',
  'chitra-3':
    'Harmony is a matter of design for you: who sits beside whom, which colour calms the room. You attract people easily and need them to balance you, since alone you start doubting the picture. Choose friends who say an honest no, and you grow surer of yourself.',
  'chitra-4':
    'People see your bright side, and few know how much you work on yourself. You remake yourself after each hard year, as a jeweller melts old gold for a new piece. The heat is real, and you feel everything strongly. Let one person see the half-made thing and you will be less alone with it.',
  'swati-1':
    'Give you an open door and you may well stay; shut it, and you look for the window. The heart wants learning, distance, a train that leaves at dawn. You believe the best of strangers. When you feel blown about, choose one conviction and lean on it like a pole in the wind.',
  'swati-2':
    'You bend in public and decide in private. Having perhaps learned early to stand on your own, you prefer earning your comfort to being given it, and you find it awkward to ask for help. A fixed rupee put aside, a fixed walk, a fixed friend: these few pegs keep your tent standing.',
  'swati-3':
    'Nobody owns your evenings. You are friendly with all kinds of people, curious about their ideas, and somewhat surprised when they want more closeness than conversation. Freedom suits you best when you tell people where you are going and when you will be back.',
  'swati-4':
    'A breeze from any side moves you: a stranger’s sadness, a line from a film, a smell of rain. You adapt so gently that you may lose track of your own wish. Sit by yourself for ten minutes before answering an invitation, and find out what you really want.',
  'vishakha-1':
    'A goal set, you are already halfway there in your head, and impatient with everyone who is still tying their laces. The heart heats up in the race. Coming second can hurt. Celebrate each milestone with those who ran along, or the finish may feel strangely empty.',
  'vishakha-2':
    'Your wishes are few, large and durable. You can wait years for the right home or the right person, like somebody who passes the same showroom each day and knows exactly what she or he wants. Enjoy the street in the meantime; satisfaction can be practised before arriving.',
  'vishakha-3':
    'Two roads attract you, and you argue both sides with talent. Once you have spoken your purpose aloud, friends tend to become followers, for you are persuasive when your heart is in it. The mind rests badly while comparing; set down on paper what you would do if nobody was watching.',
  'vishakha-4':
    'Ambition with you has a home address: you strive so that the family may sit in the shade. You feel others’ success and failure in your own stomach. When you are anxious you push them, and they take it for pressure. Say ‘I am worried for you’, and it is heard quite differently.',
  'anuradha-1':
    'Friends are your court and your temple. You are loyal in a large-hearted way, like giving the toast, and shine when a group you love is together. Being left out of a plan can cut deep. Say so with a smile the same day, and the friendship usually comes out stronger.',
  'anuradha-2':
    'You show devotion in details: the correct change, the remembered blood group, the medicine bought in the other town. Being far from your birthplace has perhaps made you careful with feelings. Do not examine each message for its tone; a friend in a hurry is still a friend.',
  'anuradha-3':
    'Between two people who have fallen out, you are often the bridge, and both sides feel understood. You long for a bond in which giving and taking come out even. Keep walking on that bridge only as long as they, too, take a step towards the middle.',
  'anuradha-4':
    'Whom you love, you love through winters. Feelings run under the surface like roots of the lotus, in mud where others would not look, and something clean comes up. Jealousy can bite when you sense a secret; ask for the truth kindly, and remember how much you keep hidden yourself.',
  'jyeshtha-1':
    'Perhaps you were asked early to be the grown-up one, and you took it as an honour. Younger cousins, juniors and neighbours often come to you for a verdict, and you give it with spirit. Rest is where nobody needs your opinion: a long road, a field, a lecture in which you sit at the back.',
  'jyeshtha-2':
    'Responsibility sits on you like a heavy shawl, worn with pride and seldom taken off. You protect silently, and you remember who did not come. Sharing the keys feels risky at first. Hand over one small charge to somebody younger, and notice how your sleep improves.',
  'jyeshtha-3':
    'You see through power, your own included, and prefer the odd ones at the party. A restless, brilliant head guards a heart that perhaps felt alone at the top of the class. Causes and clubs soothe you most when you go there as one among many and stack the chairs.',
  'jyeshtha-4':
    'Behind the commanding voice is a person who lies awake over someone’s sad look. You want to be strong for everybody and are more easily hurt than they know. Cry when it comes, and let a friend hold the umbrella you usually hold over others.',
} as const satisfies Partial<Passages<'moon-pada'>>
