import type { Passages } from '../../keys.ts'

export const nabhasa = {
  rajju:
    'A packed bag makes you happy, and so does a new lane in your own city. Life moves by journeys, transfers and changed plans, and your chances often lie away from the birthplace. Keep one thing fixed, a skill, a savings habit or a Sunday call home, so the rope has a peg.',
  musala:
    'Once you have put your weight somewhere, it stays there, like the stone pestle in your grandmother’s kitchen. Firmness brings you respect, trust and steady means over time. Ask twice a year whether the old decision still serves, and let smaller matters bend so that the large ones can hold.',
  nala: 'Two skills are better than one to you, and three better still, so you can repair a fan, draft a letter and calm an aunt. Flexibility helps relatives and employers alike and gathers means in small amounts. Choose the skill that should carry your name, since spread-out effort is your one leak.',
  mala: 'Pleasant things string themselves together for you, good meals, a comfortable seat, friends who bring flowers without an occasion. You add grace to gatherings and receive much ease in return. Enjoy it with thankfulness, and keep one demanding task in the week to give the garland a strong thread.',
  sarpa:
    'Results ask more push from you than from others, as with a handcart on a flyover, and at times you depend on help you would rather not need. That takes effort and humour. Say clearly what support you want. One independent skill, built month by month, changes the balance.',
  gada: 'You aim effort at one place until it gives, like a hammer on a stubborn lid, and earning comes of it. Study, music or sacred texts hold your interest beside the work. Alternate the blows with rest, and let two fields be enough; the third can be a hobby.',
  'shakata-figure':
    'Your path has much loading and unloading in it, as in a transport yard before dawn, with yourself at one end and other people at the other. Hard work is a familiar friend. Fix the rates beforehand, and share the driving with someone reliable.',
  vihaga:
    'Between home and work you fly back and forth like a bird with two trees, and news travels with you. Messaging, travel, sales or liaison suit this restlessness. Repeat a message exactly as it was given to you and stay out of the quarrel behind it. Rest deserves a timetable too.',
  shringataka:
    'Happiness has a firm base in you, resting on self, creativity and belief as a brass pot rests on three stones. You like a good debate and come out of it friends. The later years often turn out the warmest, so keep learning and keep the people who laughed with you early.',
  hala: 'You trust what is prepared, sown and waited for, and much of your work has the patience of a ploughed field in June. Rewards come in season after real labour. Ask a fair price for the crop, and accept a neighbour’s hand.',
  vajra:
    'Bright beginnings and a bright evening mark this pattern, with a stretch of harder work between, when home and career pull firmly. Courage and a pleasant manner help you across. Friendships kept alive through the busy years bring the light back sooner.',
  yava: 'The middle of life is your ripest time, like barley in the ear, as home and work support you from both sides. Before it, your own temper and the people close to you ask for some grinding. The strong years are a good time to prepare gentle ones.',
  kamala:
    'Standing on every side supports you, as a lotus leaf is held by water on all sides, and people associate your name with clean conduct. Reputation can reach far and wear well. Stay modest about it, since the flower rises a little above the pond and its roots still drink there.',
  vapi: 'You are a quiet saver of money, of old letters, of knowledge, like the step-well that a whole street draws from in May. Comfort built this way lasts. Let some of the water out while it is fresh, for a journey, a course, a person in need, and the well refills.',
  yupa: 'Your own growth comes first, with family, courage and home close around you, and giving gives your days a centre. A vow kept, a rite performed or a regular charity suits you. Start many good things by yourself, and go out to meet the wider world as well.',
  shara:
    'Aim is your talent; you see the target across the crowd and choose the tool that reaches it. Homes, studies, service and partnership all teach you precision. A sharp point can also wound in conversation, so keep the arrow in the quiver at dinner, and use it at the workbench.',
  shakti:
    'Progress is slow, and it does not roll back, like a loaded boat poled upstream. Partners, changes and principles shape you more than early ease does, and endurance is your real weapon. Start before you feel ready. Credit arrives in the second half.',
  danda:
    'Service and self-reliance are the staff you walk with, and you may stand a little apart from relatives or move away for work. Position comes through duty done well. Warm the contacts that distance has cooled, with a call on festival mornings, and let others serve you tea sometimes.',
  nauka:
    'Things come to you by flow, through trade, travel, liquids, harbours or the goodwill of crowds, and your name may float further than you rowed. You know how to hope and how to keep. Share a little more easily than feels natural, and repair the boat in fine weather.',
  kuta: 'You settle where others only visit, in a steep town, a guarded office, a difficult job, and you outlast the weather there. Endurance is high and trust comes slowly. Straight speech suits you, even when a half-answer is easier. Come down to the plain for celebrations.',
  chhatra:
    'Others stand dry because you hold the umbrella, family first and then half the lane. Kindness and good sense bring you favour from people in charge, and childhood and later years are often the easier ones. In the busy middle, see that the umbrella covers your own shoulder too.',
  chapa:
    'A wandering streak takes you down side roads, into forests, markets and trades that relatives find hard to explain. The middle of life tends to be the happiest, once the bow knows its target. Be exact with facts and borrowed money, and carry one honest map.',
  'ardha-chandra':
    'There is something of the stage in you, a good bearing, a liking for fine things and a readiness to lead the group. People in authority notice. Leadership grows when the half that is still dark gets attention, so study what you avoid and let your team see you learn.',
  chakra:
    'High standing is what this pattern points to, and steady turning is its price, for many fields of your life run at once, self, ideas, bonds, belief and gains. People follow when you keep the centre calm. The rim can be delegated; the hub is yours, and even the smallest helper should be able to reach it.',
  samudra:
    'Plenty gathers in you as rivers gather at the coast, through savings, home, work and the trust of many. A calm nature lets others bring their troubles and go away lighter. Keep the shore tidy with clear accounts, and let the tide go out in giving as regularly as it comes in.',
  gola: 'Everything leans to one side, so your strength is great in a single matter and plain life suits you better than a crowded one. This is rare and asks for effort to keep the rest alive. Learn something new each year with a teacher, and let friends lead where you have no feeling.',
  yuga: 'You go your own way in belief and habit, like someone taking the cart track beside the highway. Customs of the family may not convince you, and support can be thin while you explain yourself. Keep courtesy toward what you leave, and find the few who travel in your direction.',
  shula:
    'Sharp, brave and now and then idle, you do your best when something real is at stake, as a bowler wakes up in the last over. Bluntness earns both scars and admirers. Pick the contest well and train on dull days too. Within the family, wrap the point before you hand it over.',
  kedara:
    'Many people eat from your field, in one way or another, because you are useful, truthful and close to the soil of things. Farming, food, teaching or steady services suit you. Your mood may change with the season, so keep to a routine and take a real rest once a year.',
  pasha:
    'Skilled and busy, you are tied to many by work, talk and obligation, as a knot holds the corners of a bundle. A large circle helps you earn. Untie something each month, such as an extra committee, a loan or a group chat, so that the useful ties stay comfortable.',
  dama: 'What you earn by fair means finds its way to others, and helping seems to string your days together like marigolds. People know your name for it. Decide the amount and the hours beforehand, so that generosity stays joyful, and let somebody you once helped return the favour.',
  vina: 'Life plays on many strings in you, and music, dance, company and varied work keep you in good spirits. You lead with a light hand and people like to join in. Tune one string properly each season, since a pleasant hum everywhere turns into a song only by practice.',
} as const satisfies Partial<Passages<'yoga'>>
