import type { Passages } from '../../keys.ts'

export const dhanu = {
  'dhanu-1':
    'Hope walks in with you, slightly late and with a story. You aim far, speak frankly, give freely and trust that there is a next bus. People ask your advice before they know your name. Be careful with promises made in high spirits; two kept are worth more than five announced.',
  'dhanu-2':
    'You are hopeful by nature and careful with money. Early lessons about money or a strict family table may have made you count, and your blunt good advice now comes with figures. Savings tend to grow slowly and safely with you. Let a little of your old generosity back in; it breaks nobody.',
  'dhanu-3':
    'You tend to preach best in the middle of the road: on a bike trip, in a reading circle, over a podcast with friends. Your optimism goes into new ideas and brave little efforts, and siblings or neighbours become fellow students. Finish the course you have paid for before you put your name down for the next.',
  'dhanu-4':
    'A home with an open gate, a shelf of holy and other books, and somebody’s guest on the mattress: there you are happy. Your hope comes from your roots, from a mother’s trust or a teacher in the lane. Kindness at home is easy for you; keep one room for silence.',
  'dhanu-5':
    'You take to learning like a boy or girl to a kite, running. Good judgement, a warm way with children, courage to bet on an idea: in your case luck often comes through the bright head. You teach as you play. Check the figures before you take a risk.',
  'dhanu-6':
    'To be hopeful on a Monday morning is your form of service. You bring principle and good temper into plain work, into disputes about money, into the care of someone’s health. Comforts and sweets tempt you at tired hours. Let your ideals include eight hours of sleep and a decent walk.',
  'dhanu-7':
    'Meeting people is your university. A partner with quick wit questions all your certainties, and clients like your straight word. You look for growth in a bond, and give respect first. Hear the small practical objections to your great plan; your partner has usually read the details.',
  'dhanu-8':
    'Hard times in the family taught you to stay afloat, and often something protected you in them. They bring out your warmest wisdom, perhaps later than you wished, and an interest in what lies hidden. You comfort people without preaching. Share what once helped you; it may be just what somebody needs.',
  'dhanu-9':
    'You would cross three states to hear one honest teacher. Right and wrong, the long road, fathers and mentors, holy places and great books make your life wide, and chances tend to come along with so much faith. When a friend has doubts, speak a little more softly.',
  'dhanu-10':
    'You are a teacher in your work, whatever the visiting card says. You guide, plan, correct, and your good name stands on usefulness and clean dealing. Your large plans often have to pass through small procedures, so make friends with the checklist.',
  'dhanu-11':
    'Your address book runs from the village priest to the ambassador’s driver, and you are fair to each. Friends of good taste turn your great wishes into workable plans, and goodwill often brings the gain. Say yes to fewer invitations, and those few get the whole of you.',
  'dhanu-12':
    'The far journey you make most often is inward. Ashrams, foreign towns, research that nobody sees, a gift to someone who will not know the giver: these feed your faith more than applause. You spend with a full hand. Keep something back, in money and in strength.',
} as const satisfies Partial<Passages<'lagna-lord'>>
