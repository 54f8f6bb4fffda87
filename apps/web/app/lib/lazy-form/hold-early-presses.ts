/**
 * Until the script of a form is there the browser would send a pressed form itself, to nowhere, and lose what was typed.
 * A form that needs script is marked `data-held`, or stands in something that is. These lines are in every page before any
 * form is: they stop the press and remember it, as the mark `data-pressed` or, of another button, as `pressed`. What is typed
 * or restored may move a button when the script comes, from under a mouse that is down on it: held, the pointer stays with it
 * (as by `ui/hold-pointer.ts`). Only the server writes them.
 */
export const holdEarlyPresses = import.meta.env.SSR
  ? "(function(){function hold(e){var t=e.target,h=t.closest('[data-held]'),s=e.type=='submit',b=t.closest('button[type=button]:not([popovertarget])');" +
    "if(!h||!s&&!b)return;e.stopPropagation();if(s){e.preventDefault();h.dataset.pressed=''}else h.pressed=b}" +
    "addEventListener('submit',hold,true);addEventListener('click',hold,true);" +
    "addEventListener('pointerdown',function(e){var b=e.target.closest('[data-held] button');if(b)b.setPointerCapture(e.pointerId)},true)})()"
  : ''
