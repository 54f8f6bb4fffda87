import type { Passages } from '../keys.ts'

export const navamsa = {
  'sun-exalted':
    'Inner dignity grows stronger with the years, and it shows most clearly at home. In marriage you bring a quiet self-respect that does not need to win at the dinner table, and a partner can lean on it. What you promised in front of the family, you tend to keep.',
  'sun-own':
    'Behind closed doors you are the same upright person that the office knows, perhaps warmer. You want to respect the one you live with and to be respected in return. Self-trust comes from within here, so applause can be missing for a season without much harm.',
  'sun-debilitated':
    'Confidence that looks firm in the street may sink a little at your own doorstep, where you wait for a nod from the person closest to you. Ask for appreciation in words and give it too. With time, work done well for its own sake fills this place.',
  'sun-vargottama':
    'Whoever meets you at the bank counter and whoever eats with you on Sunday describe the same person. Will and self-respect go all the way through, which makes others rely on your word. In marriage this steadiness is a gift, as long as both may decide.',
  'moon-exalted':
    'Tenderness has deep soil in you, and living together tends to make it bloom. You sense when the other person wants tea and when they want silence. Moods that trouble you outside settle once you are among your own, and contentment becomes easier as the years of company add up.',
  'moon-own':
    'Home is where your feelings stand on firm ground. You care for a partner the way one keeps a kitchen fire, without display and every day. Let yourself be looked after as well, and the inner calm you give to others will stay warm for you.',
  'moon-debilitated':
    'Old hurts can stir below a cheerful face, and closeness brings them up, often late in the evening. You may read a partner’s tired silence as something about you. Say it aloud before sleeping; a gentle answer heard many times slowly teaches the heart to trust.',
  'moon-vargottama':
    'Feelings shown at a wedding and feelings confided to the pillow are one and the same with you. This makes the heart easy to know and love. Sleep, food and a soft tone matter doubly, since an upset mood has no second room to retire to.',
  'mars-exalted':
    'Your energy is calmer than it looks, and it lasts. Under pressure you become patient; at home you are the one who fetches the doctor at two in the night and does not mention it later. Anger passes quickly once the body has had its exercise, and passion stays fresh for long.',
  'mars-own':
    'There is straight, honest energy in you, and at home everybody knows where they stand. It needs daily use: painting a wall, a morning run, a plan with dates. Done together with a partner, such work keeps you close, while sitting idle makes you short-tempered.',
  'mars-debilitated':
    'Anger tends to go inward at home, coming out as sulking, sarcasm or a door shut a little too firmly. Beneath it there is often a need you did not dare to name. Training, sport and one honest sentence a day give that force its backbone again.',
  'mars-vargottama':
    'The same energy that answers a challenge at work is there at home too, so people find you direct everywhere. It needs an outlet every day, a run, a game, something heavy to lift. Agree with your partner on a word that stops any quarrel for half an hour.',
  'mercury-exalted':
    'Your mind is finer than your jokes let people guess, and it improves with age. In close relationships you find the exact words that clear up a misunderstanding. Study in later years may delight you, and a partner with whom you can discuss a book keeps you young.',
  'mercury-own':
    'You learn by talking: with the person nearest to you, you joke, plan budgets and think aloud. Your judgement in private matters is sound. Friendship is the floor of your closest bond, so keep one subject that the two of you are still learning.',
  'mercury-debilitated':
    'Inside, thoughts can run in circles and small remarks get weighed too long, above all those of a partner. Facts you handle well at work become slippery when feelings are involved. Ask what was meant before you answer, and write the important things down for both.',
  'mercury-vargottama':
    'What you think and what you say match closely, at work and at home, and people trust you for it. Studies, agreements and letters go well. You like to talk a problem through until it is solved; a partner may sometimes want you simply to listen.',
  'jupiter-exalted':
    'Goodwill runs deeper in you than even friends suspect, and married life tends to bring it out. You forgive with grace, keep the wider picture in view and may grow into the one to whom younger couples come for counsel. Inner faith becomes richer after the middle years.',
  'jupiter-own':
    'Values hold your private life like the beam of an old verandah. With a partner you look for shared principles first, and generosity follows by itself. Reading, prayer or teaching at home gives you steady joy, and children near you pick up more than you say.',
  'jupiter-debilitated':
    'Hope is sometimes easier to offer than to feel, and in closeness you may preach or promise when a simple hug would do. Beliefs taken over from others need your own testing. Keep faith small and daily, such as one kept appointment, and it grows real from there.',
  'jupiter-vargottama':
    'What you recommend to others you also live by at home. Good sense and kindness go all the way through you, and elders and partner alike rely on it. Faith grows steadily in such a life; stay curious, too, about people who see things differently.',
  'venus-exalted':
    'Love has a fine, forgiving quality in you and usually gains from commitment. You notice the effort in a plain lunchbox and say so. Beauty, music and tenderness keep a marriage young, and the bond may lift you above comforts you once thought you needed.',
  'venus-own':
    'Private life is where your charm becomes loyalty. You know how to make an evening out of two cups and a balcony, and a partner feels chosen by it. Harmony comes naturally; protect it by letting small dissatisfactions out before they gather weight.',
  'venus-debilitated':
    'In love you may measure and compare, counting who messaged first or finding the flaw in the gift. Behind it stands a wish to be loved without having to be perfect. Replace one criticism a day with one thank-you, and affection finds its ease.',
  'venus-vargottama':
    'Sweetness shown to guests is the same that greets the one coming home late from work. Your taste, affection and need for harmony are genuine through and through, which steadies marriage. Speak about money and duties as openly as about feelings, and it remains sweet.',
  'saturn-exalted':
    'Patience of the long kind is your deepest strength, at work and in marriage. You carry a shared load fairly and without counting days. What you build, a career or a bond, tends to become better after the first years, when duty and fondness have learned to live together.',
  'saturn-own':
    'You would rather keep a plain promise than make a beautiful one, and a partner can plan decades with you. At work the same reliability carries you. Take a holiday together now and then with no timetable at all; love also needs to laugh.',
  'saturn-debilitated':
    'Closeness may feel like one more duty, and tiredness at home shows as coldness that you do not intend. Early worries about being a burden can sit underneath. Divide chores fairly, rest before you are worn out, and say the kind word even when it sounds clumsy.',
  'saturn-vargottama':
    'Steadiness seen in your working life continues after the gate is locked at night, and the family relies on it. You do what you said, in the order in which you said it. Warmth is there as well; give it a visible form, such as a hand on the shoulder.',
} as const satisfies Passages<'navamsa'>
