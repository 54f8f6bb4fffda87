import type { DemoTalk } from './talks.ts'

/** `u` is the user, `a` the acharya. */
export const englishTalks: readonly DemoTalk[] = [
  {
    name: 'moving-abroad',
    question: 'I have an offer in Dublin. Should I go this year?',
    lines: [
      ['a', 'Namaste. I have your chart open. Before the chart: what does the offer mean for you?'],
      ['u', 'Namaste. Better work, and my sister is there. But my parents would be alone in Pune.'],
      [
        'a',
        'I see. The ninth and twelfth houses both support living away from home, and the Jupiter period you are in runs until the spring after next. So the time is fine.',
      ],
      ['u', 'People told me Rahu in the twelfth means I will never come back.'],
      [
        'a',
        'That is not how it is read. Rahu there makes one curious about far places. It says nothing about not returning.',
      ],
      ['u', 'That is a relief.'],
      [
        'a',
        'Then the question left is your parents, and no chart answers that. Talk to them before you sign, not after.',
      ],
      ['u', 'My father actually wants me to go. It is my mother.'],
      ['a', 'Plan the first visit home now and put the date on her wall. It helps more than any remedy.'],
      ['u', 'I will do that. Is there a good week to travel?'],
      ['a', 'The bright half of next month is good, any day except Tuesday. Choose by the fare after that.'],
      ['u', 'Thank you, this was very clear.'],
    ],
  },
  {
    name: 'marriage-timing',
    question: 'When does my chart favour marriage?',
    lines: [
      ['a', 'Namaste. Seventh lord Venus is well placed, with Jupiter looking at it. Nothing stands in the way.'],
      ['u', 'My family keeps saying I am late because of Mangal.'],
      ['a', 'Mars is in your third house. There is no Mangal dosha from there at all.'],
      ['u', 'Really? Somebody asked us to pay for three poojas because of it.'],
      ['a', 'You need none of them. Please keep the money.'],
      ['u', 'So is there a period?'],
      [
        'a',
        'From next August the Venus sub-period begins, and it is usually when such things settle. Take it as a season, not as a date.',
      ],
      ['u', 'I like that. There is somebody, but we are in no hurry.'],
      ['a', 'Then do not let a calendar hurry you. When you both want it, ask for a muhurta.'],
      ['u', 'Thank you so much.'],
    ],
  },
  {
    name: 'business-partner',
    question: 'A partnership for my bakery',
    lines: [
      ['a', 'Namaste, tell me a little: who brings what?'],
      ['u', 'I bake and run the shop, she brings the money and the accounts.'],
      ['a', 'Your tenth lord sits in the second with Mercury. Food and trade, it could not be said more plainly.'],
      ['u', 'And the partnership itself?'],
      [
        'a',
        'The seventh house is calm. Saturn there likes written rules, so write down who decides what, and what happens if one of you stops.',
      ],
      ['u', 'We have been putting that off because it feels rude.'],
      ['a', 'It is the kindest thing you can do for a friend. Do it on a Thursday if you want a day.'],
      ['u', 'We open in six weeks. Can you suggest a morning?'],
      [
        'a',
        'The second Friday after the full moon, between eight and half past nine. Light the oven first, then a lamp beside it.',
      ],
      ['u', 'That is a lovely picture. Thank you.'],
    ],
  },
  {
    name: 'sleep-and-worry',
    question: 'I have been anxious for months, is it Sade Sati?',
    lines: [
      [
        'a',
        'Namaste. I can see that it weighs on you. Let us look calmly. Saturn is two signs away from your Moon, so this is not Sade Sati.',
      ],
      ['u', 'An app said I am in it until 2030.'],
      [
        'a',
        'It may have used your Sun sign. By your Moon it begins much later, and it is nothing to be afraid of even then.',
      ],
      ['u', 'I just cannot sleep well. Work has been a lot.'],
      [
        'a',
        'Then please do tell a doctor too, sleep is something they can really help with. From my side: a fixed hour for bed, and no screen after the evening lamp.',
      ],
      ['u', 'I light a lamp already, my grandmother taught me.'],
      ['a', 'Good. Sit with it for ten breaths and do nothing else. That is enough of a remedy.'],
      ['u', 'I expected you to sell me a stone.'],
      ['a', 'A stone does not sleep for you. Be well.'],
      ['u', 'Thank you. I feel lighter already.'],
    ],
  },
  {
    name: 'exam-choice',
    question: 'CA or law after graduation?',
    lines: [
      ['a', 'Namaste. Which of the two do you read about when nobody asks you to?'],
      ['u', 'Law. But everyone in my family is a CA.'],
      [
        'a',
        'Mercury and Jupiter are both strong, you would manage either. Jupiter in the ninth leans to law and teaching.',
      ],
      ['u', 'So the chart says law?'],
      ['a', 'The chart says you can argue well. You said law. I would listen to that.'],
      ['u', 'My father will want a reason.'],
      [
        'a',
        'Tell him the first year of law costs less than a year of CA coaching you do not enjoy. Fathers like figures.',
      ],
      ['u', 'Ha, that will work.'],
      ['a', 'The entrance test in May falls in a good transit. Start with an hour a day now.'],
      ['u', 'Thank you, Acharya ji.'],
    ],
  },
  {
    name: 'remedy-check',
    question: 'Was told to wear a blue sapphire, is it right?',
    lines: [
      ['a', 'Namaste. Who suggested it, and why?'],
      ['u', 'A jeweller. He said my Saturn is weak.'],
      ['a', 'Saturn is in its own sign in your chart. There is nothing to strengthen, and I would not wear it.'],
      ['u', 'It costs forty thousand, so I wanted a second opinion.'],
      ['a', 'That was wise. A person who sells the stone should not be the one who prescribes it.'],
      ['u', 'Is there something simpler for Saturn, if ever?'],
      [
        'a',
        'Be on time, pay the people who work for you on the first, and give a little on Saturdays. That is Saturn’s own way.',
      ],
      ['u', 'I can do that for free.'],
      ['a', 'Exactly.'],
    ],
  },
]
