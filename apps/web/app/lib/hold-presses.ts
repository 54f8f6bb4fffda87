/**
 * Until the script of a form is there the browser would send a pressed form itself, to nowhere, and lose what was typed.
 * A form that needs script says `data-held`, or stands in something that does. This is in every page before any form is:
 * it stops the press and keeps it, as the mark `data-pressed` or, of another button, as `pressed`. Only the server writes it.
 */
export const holdPresses = import.meta.env.SSR
  ? "(function(){function hold(e){var t=e.target,h=t.closest('[data-held]'),s=e.type=='submit',b=t.closest('button[type=button]:not([popovertarget])');" +
    "if(!h||!s&&!b)return;e.stopPropagation();if(s){e.preventDefault();h.dataset.pressed=''}else h.pressed=b}" +
    "addEventListener('submit',hold,true);addEventListener('click',hold,true)})()"
  : ''
