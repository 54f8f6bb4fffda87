import type { Passages } from '../../keys.ts'

export const mars = {
  'mars-1':
    'Energy runs high in these years and wants something to lift, build or win. You move before the queue has formed, which opens doors and sometimes bruises a shoulder. A sport, a gym hour or early cycling takes the heat out of replies that would be better sent after lunch.',
  'mars-2':
    'Earning becomes a matter of drive, and money comes in by direct effort more than by waiting. It leaves just as fast when a quick yes is said at the shop counter. Sharp words at the dinner table cost extra now; a pause before answering keeps both purse and family whole.',
  'mars-3':
    'This is a time for doing with your own hands: repairing, training, selling on the road, starting the venture you kept describing. Courage grows with use. Brothers, sisters or neighbours may compete with you, so turn the contest into a shared target and keep the race friendly.',
  'mars-4':
    'Land, walls and wiring demand decisions now, and a roof repair can turn into a battle over who was right. Restlessness indoors often has an outside cause, such as a commute or a pending paper. Get measurements and estimates in writing, and let one evening at home pass without a project.',
  'mars-5':
    'You love with force in these years and study in bursts, brilliant the night before and bored the week after. Young people near you need a coach more than a commander. Games, competitions and problem-solving suit you; speculation with money does better when a cool head counts twice.',
  'mars-6':
    'Hard contests come your way and you are built for them now: a tough entrance exam, a tangled dispute, a boss who tests limits. Effort wins here, day after day, like morning drill. Not every fight deserves you. Warm the body up properly, and save the effort for those that do.',
  'mars-7':
    'Sparks fly across the table with the people closest to you, at home or in a partnership firm. Desire and argument are neighbours in these years. One rule helps a good deal, that no quarrel goes past the night. Then the same heat becomes joint work done at double speed.',
  'mars-8':
    'Beneath a calm face, strong currents move: a disputed inheritance, somebody’s loan, an old anger that returns uninvited. You work well in emergencies and in research. Handle tools and vehicles with attention, and take one worry at a time to a person who knows the subject.',
  'mars-9':
    'Convictions become hot in these years, and you may argue with a father, a mentor or a whole tradition to find what is truly yours. Long roads and adventure attract you. Fight for a cause rather than against a person, and keep the door open to the elder you disagreed with.',
  'mars-10':
    'Work rises through action now; the one who climbs the ladder at midnight to fix the line gets remembered. Technical skill, uniform, field duty or a team in a hurry suit you. Bosses like the results and notice the tone, so deliver the first and soften the second.',
  'mars-11':
    'Targets fall one after another when friends run with you, as in a cricket side where everybody bats. Income grows through bold requests and quick follow-up. Rivalry inside the circle is the price to watch; settle who gets what before the work begins.',
  'mars-12':
    'Strength goes into places nobody sees, such as a posting far from home, night work or sorting out somebody else’s trouble. Suppressed irritation takes your sleep and your money. A daily walk takes the edge off. So does saying no early, while the no is still small.',
} as const satisfies Partial<Passages<'dasha'>>
