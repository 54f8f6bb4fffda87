import { FormIsland } from '../../lib/lazy-form/form-island.tsx'
import type { IslandsProps, PageScript } from '../../lib/reading/page-script.ts'
import { subscribe } from '../../lib/session/store.ts'
import { fillIn, isTouched, saveDraft } from './contact-draft.ts'

const loadForm = async () => (await import('./components/contact-form.tsx')).ContactForm

/** What is known is filled in and what is written is stored from the start; the form's own script comes when somebody turns to it. */
export const contactScript: PageScript<null> = {
  attach(root) {
    const form = root.querySelector('form')
    if (!form) return
    // On a new device the name is known after the form is there. What somebody has begun to write is theirs.
    const stopFilling = subscribe(() => fillIn(form))
    const save = () => {
      stopFilling()
      saveDraft(form)
    }
    const wasTouched = isTouched(form)
    fillIn(form)
    if (wasTouched) save()
    form.addEventListener('input', save)
    return () => {
      stopFilling()
      form.removeEventListener('input', save)
    }
  },
  Islands: ContactIslands,
}

function ContactIslands({ root }: IslandsProps<null>) {
  return <FormIsland root={root} name="contact" load={loadForm} namespaces={['contact']} />
}
