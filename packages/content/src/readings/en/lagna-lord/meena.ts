import type { Passages } from '../../keys.ts'

export const meena = {
  'meena-1':
    'You listen with the whole face, and people end up telling you things. Faith, fancy and a soft heart take you through life as a boat takes the current, and help often appears when the river bends. Give the boat a rudder: one fixed duty a day, done before the dreaming.',
  'meena-2':
    'You are gentle, but when somebody speaks of an injustice at dinner your words catch fire. You earn best by a conviction, give to the family with both hands and act quickly on a need. Money likes to slip between such fingers. Keep an account that only opens with two signatures.',
  'meena-3':
    'You have both imagination and steady hands. You write, sing, knit, plant or drive slowly and well, and your courage consists in returning to it each day. Brothers, sisters and neighbours get comfort and snacks from you. Send the finished thing out; it is kinder to the world than perfect modesty.',
  'meena-4':
    'Books in the bathroom, three conversations in the kitchen, and you floating between them: home is where your mind is busiest. Perhaps a talkative mother or a lively street taught you much. Your peace comes from learning something gentle. Choose one corner with no screen and no speaker, and let thoughts settle there.',
  'meena-5':
    'To others your imagination can feel like a blessing. You are tender and wise with children and students, love generously and make beautiful things out of compassion: a song, a story, a prayer one remembers. Good judgement comes by intuition. Do let people pay or praise you properly for it.',
  'meena-6':
    'You take your kindness to work with you. Whoever is weak, late, ill or wrongly blamed finds a proud defender, and you serve with dignity where others only obey. You may take on too grand a rescue. Ask before you save someone; a smaller service, given daily, does more good and keeps you well.',
  'meena-7':
    'The dreams are yours, and the measuring is your partner’s. A practical, observant partner or client gives form to your dreams and may find fault along with it. You believe in people, sometimes more than in the facts. Decide together who reads contracts, and laugh together about who cries at films.',
  'meena-8':
    'Even in difficult matters your heart stays clean. Other people’s money and marriages, endings, the unexplained: you stand beside them with tact and see a harmony others miss. Change tends to come gently and to reach deep. Put a little aside, keep your papers safe, and trust yourself to manage.',
  'meena-9':
    'Half a belief is no use to you. A teacher, a shrine, a truth found in a dark hour holds you for decades, and your faith has depth more than shine. Journeys change you. Do not hand all your judgement to someone you admire; a question asked with love is good for devotion too.',
  'meena-10':
    'A dreamer with a vocation gets further than the planners think. You lead by belief, teach by kindness and treat work as a pilgrimage with salary, and people wish to follow such a person. Respect tends to follow. Have somebody honest to mind the timetable, and on one day a week let nobody ask you for advice.',
  'meena-11':
    'Experience has made your hope careful. You choose friends by what they have done, older ones often, and let wishes ripen on a shelf for years. Gains ask for more structure than you like to give, so write the wish down, with a date beside it.',
  'meena-12':
    'You are at home far from everyday life: in another country, in sleep and prayer, in a cause for people you will not meet. Your kindness there is cool-headed and fair. Pockets tend to empty themselves. Stay in touch with one practical friend, and the rest of you can wander.',
} as const satisfies Partial<Passages<'lagna-lord'>>
