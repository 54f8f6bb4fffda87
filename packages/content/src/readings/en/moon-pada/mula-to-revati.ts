import type { Passages } from '../../keys.ts'

export const mulaToRevati = {
  'mula-1':
    '‘Why’ is the first word of your mind, and it does not care for polite answers. You pull at a feeling until its root is in your hand, earth and all. That makes you brave in a crisis and a little tiring at tea. Ask your questions by day, and let the evening be easy.',
  'mula-2':
    'You can part with a great deal in one afternoon, a job, a city, a cupboard full of clothes, and keep one old spoon for thirty years. What steadies you is simple and solid: soil, bread, a familiar shoulder next to yours. Peace comes after you have decided what may stay.',
  'mula-3':
    'No explanation is your last one. The mind loosens every knot it meets, including those that held something, and then laughs at the heap of string. Talk your doubts through with somebody who is not shaken by them, and write down what you found so that it need not be dug up again.',
  'mula-4':
    'Early on, some ground perhaps moved beneath you, and ever since the heart has looked for roots that hold. You feel things from the bottom. Grow a few plants, learn the old family songs, visit the place your people came from; tenderness returns through such small threads.',
  'purva-ashadha-1':
    'Say it cannot be done, and your eyes begin to shine. You carry conviction like a flag at the head of the procession, and your enthusiasm washes others along. Losing an argument can spoil the mood for hours. Swim, sing loudly, forgive; the hurt goes out with it.',
  'purva-ashadha-2':
    'You sort your feelings many times over before you show them. You wish to improve what you love, people included. Once a week let something be imperfect without mending it, and be as patient with yourself as with a child’s handwriting.',
  'purva-ashadha-3':
    'You win hearts as water wins over a stone, pleasantly and without stopping. Alone you lose colour; with a loved companion at your side you believe in everything. Since you can persuade anyone, yourself too, ask a plain-spoken friend how the matter looks from outside.',
  'purva-ashadha-4':
    'You look playful, but underneath your feelings run strong. You take loyalty as seriously as a vow and rarely admit defeat in love or quarrel. When anger rises, go near water and let a night pass; what you say then will heal where last evening’s words would have cut.',
  'uttara-ashadha-1':
    'Doing the decent thing lets you sleep, and failing to do it keeps you awake, even if nobody knows. Your warmth is broad, a little formal, and it lights up on the road or in front of learners. Be as lenient with yourself as you are with a promising student.',
  'uttara-ashadha-2':
    'You tend to last longer than the rest. When others have left the hall you are still stacking the papers, tired and oddly content. Praise embarrasses you, reliability moves you to tears. The heart softens late in the day and late in the years, and goes more easily if you do not postpone every pleasure until the work is over.',
  'uttara-ashadha-3':
    'In your mind there is a seat for everyone: the cook, the chairman, the cousin nobody invites. You feel for the whole gathering and forget to say what you feel for one. When you slip away to be by yourself, leave a word, so those who love you need not guess.',
  'uttara-ashadha-4':
    'You have firm principles and a soft heart. You forgive easily whoever has truly tried, and you suffer when you have to be firm. An early hour of prayer, music or plain silence steadies you for the day. Do not carry an entire family’s conscience; your own weighs enough.',
  'shravana-1':
    'You hear the first half of a sentence and are already on your feet to help. Advice reaches you quickly and leaves you quickly, for you want to try things rather than discuss them. Headphones, a fast walk, then a real conversation: in that order your temper cools best.',
  'shravana-2':
    'A voice can settle you like a hand on the shoulder: the morning radio, a mother tongue in a strange town, the pressure cooker next door. You remember what people told you years ago, tone included. Surround yourself with kind sounds; a shouting home wears you out sooner than it does others.',
  'shravana-3':
    'News tends to find you. People tell you things at bus stops, and you pass on what helps and swallow the rest. All that listening fills the head until it hums, so you may need to talk yourself empty, too. Choose for that someone who hears more than the words.',
  'shravana-4':
    'What was said to you as a child is still speaking. A kind sentence carried you through exams; a harsh one may return at night. You listen to others as a mother listens for the scooter at the gate. Answer the old harsh voice aloud, in the tone you use for a friend.',
  'dhanishtha-1':
    'You need rhythm, and a shapeless day spoils your mood. Crowds, festivals and a team that plays to win fill you with life, above all when you set the beat. At home, turn the volume down on purpose now and then; some affection is spoken softly.',
  'dhanishtha-2':
    'Your heart keeps accounts, though generous ones: who helped, how much, when it is to be returned. Being busy tends to be your medicine for sadness, and it works until it does not. On one evening a week drum your fingers on the table, watch the street, and owe nothing to anyone.',
  'dhanishtha-3':
    'You fall into step with people so smoothly that each believes the song is theirs. Company makes you witty and generous; a silent partner makes you uneasy. Love goes well for you when both may play solo at times and return to the common beat without having to explain.',
  'dhanishtha-4':
    'On the outside a steady tempo, inside a thunder few have heard. You will not be hurried in trust, and when you are hurt you go hollow and quiet as a drum no one touches. Hit something harmless, a tabla, a punching bag, dough; then the words come out easier.',
  'shatabhisha-1':
    'Leave me for a while, your face says, and then you come back with the answer. The solitude that makes others lonely fills you up. You search for the honest reason behind a feeling, and you would rather know than be comforted. Tell people the hour of your return, and they wait gladly.',
  'shatabhisha-2':
    'You keep people at a polite distance and let only a few come close. You handle pain on your own, by method, as though mending a clock. Some things heal faster with help; choose the helper carefully, and then do accept the help.',
  'shatabhisha-3':
    'Your mind often stands a step outside the circle, watching how it turns. That is where your originality comes from, as well as the feeling that nobody speaks your language. They exist, those who do, scattered in odd clubs and late threads. Look for two of them and keep them well.',
  'shatabhisha-4':
    'You soak up a place before anyone has spoken, and afterwards need the sea, or at least a long shower. Compassion comes to you in waves, withdrawal too. A quiet corner that is respected at home is no luxury for you; from it you return gentle and remarkably clear.',
  'purva-bhadrapada-1':
    'Anger and hope live side by side in you. Injustice in the morning paper can spoil your tea, and by evening you have started a petition. Your anger is honest, yet it tires you as well; run, scrub the steps, shout a song, and then choose the words.',
  'purva-bhadrapada-2':
    'Two people share your heart: one would give everything away, the other wants a warm quilt and a good dinner. Both are right. When an idea seizes you, keep the meals regular and the rent paid, and the fire turns into light that lasts through the winter.',
  'purva-bhadrapada-3':
    'You can argue passionately for a thing, then lie awake asking whether the opposite was true. The mind has two faces and both are sincere. Friends enjoy the fireworks; those closest to you need to know which face is speaking. Say ‘I am thinking aloud’, and spare everybody much worry.',
  'purva-bhadrapada-4':
    'A beggar’s child, a lost dog, a sad tale from another country, and your evening is gone. Your feelings can leap from fierce to tender in a breath. Give them one good duty, a neighbour to look in on, a plate to fill, and the great ache for the world becomes bearable.',
  'uttara-bhadrapada-1':
    'You are warm to meet and very still within. People often bring you their storms and go home lighter. A quiet pride lives in you which does not ask for a stage, only for your silence to be understood as strength. Speak of your own wishes once a day.',
  'uttara-bhadrapada-2':
    'Your patience is the tidy, reliable kind. You tend the sick, the old, the half-finished forms with the same calm attention. What disturbs you is disorder you cannot help with. Lie down before you are exhausted; nobody will send you a reminder for that.',
  'uttara-bhadrapada-3':
    'Peace matters so much to you that you may pay for it out of your own pocket. You weigh each word, you reconcile, you smile over the thing that stung. With a partner who asks twice how you really are, a surprising humour and much warmth rise to the surface.',
  'uttara-bhadrapada-4':
    'You are calm on the surface and deep below. You often sense early how things will turn out, and you keep it to yourself. The years tend to make you wise rather than bitter. When old sadness stirs, do not sit with it alone in the dark; put the light on and ring somebody.',
  'revati-1':
    'You would see everyone off at the station and wait till the train is out of sight. Faith in people comes naturally to you, and so does the wish to teach them the way. When your own direction grows foggy, a journey with no purpose but the road puts it right.',
  'revati-2':
    'You are gentle and firm at once. You look after the slow, the late, the ones without a ticket, and still keep the timetable in mind. Worry over small provisions hides the larger worry that nobody will look after you. Ask for that care aloud; it is nearer than it seems.',
  'revati-3':
    'You love all creatures a little and belong to no crowd entirely. The heart wanders in daydreams, songs, maps of towns you have not seen, and it comes home kinder. Should you feel lost among people, feed the street dogs or help one stranger find a platform.',
  'revati-4':
    'The world easily enters you without knocking. A film, a full bus, a friend’s bad day, and by night you are brimming. Sleep, water and devotion are your way of emptying the jar. You need not finish every journey with each traveller; some you may bless at the corner and let go.',
} as const satisfies Partial<Passages<'moon-pada'>>
