import type { Passages } from '../../keys.ts'

export const lords = {
  raja: 'Your effort often meets with good timing, like a bus that comes just as you reach the stop. Work brings recognition, above all when effort and opportunity come together. Prepare in the quiet seasons; chances favour whoever already has the papers in the file.',
  'dharma-karmadhipati':
    'For you a job goes well when it agrees with what you believe, and drags when it does not. People sense principle in how you earn, whether you run a clinic, a shop or a class. Choose work you could explain to your grandmother, and standing follows at its own pace.',
  yogakaraka:
    'One ability of yours does two jobs, holding up the roof and also opening the door to good chances. Things go forward when you use it openly, in work and in decisions that count. Notice which skill people keep thanking you for, and give it the best hours of the day.',
  'neecha-bhanga':
    'Something you were weak at in school may become the very thing you are asked to teach. The start is shaky, help comes from a fitting person or place, and steady effort turns the handicap into understanding. Be patient with your early attempts and generous to others who stumble there.',
  harsha:
    'Opposition tends to tire itself out around you, like rain against a well-tarred roof. Recovery after setbacks is good, and you can outwork a rival without hating one. Keep the body trained and the accounts clean, and most troubles shrink to the size of a form to be filled in.',
  sarala:
    'When plans collapse you stay calmer than people expect, and that calm protects your sleep and your strength. If the train is cancelled at midnight, you are already reading the bus timetable. Use this firmness to help others through a change, and keep one quiet day for yourself afterwards.',
  vimala:
    'You can live well on less than your neighbours and enjoy the freedom it brings. Money goes where you mean it to go, and you owe little to anyone’s opinion. Let thrift stay friendly, with a fixed sum for gifts and outings, so that independence does not turn into distance.',
  'maha-parivartana':
    'Two parts of your life lend each other a hand, as when the shop pays for the studies and the studies improve the shop. Progress in one soon shows in the other. Look after both at the same time, and make your plans for them on the same page.',
  'khala-parivartana':
    'Fortune in your efforts comes like road work, a smooth mile and then a diversion. On some days the tone is gentle and on others sharp, and results swing with it. Regular practice and a pause before replying even out the ride, so keep going in the bad weeks with the same timetable.',
  'dainya-parivartana':
    'One part of your life keeps borrowing strength from another, like a salary that goes into repairs on an old house. Left alone, it tires you. Give the troublesome part a fixed share of time and money, ask someone who knows about it, and rest before you feel worn out.',
  dhana:
    'You have both the ability to earn and the sense to keep, and income tends to come when you use what you are good at. It may grow by ordinary steps, a raise, a client, a habit of saving. Keep the accounts up to date and put a part of it to work for later.',
  lakshmi:
    'Grace and good conduct bring you support, often from people who simply like to see you do well. Means tend to gather around learning, faith and fair dealing, as lamps gather around a decorated doorstep. Share easily. A word kept in small things holds the comfort together.',
  daridra:
    'Income reaches you with detours, a client who pays late, a commission that leaks away, gains spent on duties. It asks for care more than for anxiety. Two earning streams, written terms and a saving that leaves the account on salary day change the picture within a few years.',
  kahala:
    'People let you go first, because you are bold, a little stubborn and not afraid to begin. Managing a neighbourhood event or a difficult crew brings out your best. Let one sensible friend question the plan before you start, and courage stays close to good sense.',
  chamara:
    'Speech that people like to listen to and a love of learning give you a natural seat near the front. Invitations to address, advise or represent others come early. Prepare even when you could improvise, and pass the microphone on to somebody who has been waiting.',
  shankha:
    'Decency is your quiet wealth, shown in how you speak to a waiter or divide the last sweet. Family life and good works warm you, and rivals often turn into acquaintances. You do well in teaching, law or care; take rest before kindness runs on empty.',
  'akhanda-samrajya':
    'Responsibility given to you tends to spread, from one branch to three, from one class to the whole school. You think broadly about money, people and the long run. Build structures that also work in your absence, and choose honest deputies.',
} as const satisfies Partial<Passages<'yoga'>>
