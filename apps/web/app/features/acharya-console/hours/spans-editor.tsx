import type { Span } from '@sankalp/contract/availability-rules'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectBox } from '../../../ui/select-field.tsx'
import { minuteText } from '../console-words.ts'
import { beginnings, ends, movedSpan, nextSpan } from './week-draft.ts'

type SpansEditorProps = { label: string; spans: readonly Span[]; onChange: (spans: Span[]) => void; disabled?: boolean }

/**
 * Edits the parts of one day: each with a beginning and an end at a half hour, chosen with the phone's native picker.
 */
export function SpansEditor({ label, spans, onChange, disabled }: SpansEditorProps) {
  const { t } = useTranslation('acharya-console')
  const next = nextSpan(spans)
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-2">
      <legend className="sr-only">{label}</legend>
      {spans.map((span, index) => (
        <SpanRow
          // oxlint-disable-next-line no-array-index-key -- the rows have nothing but their place
          key={index}
          span={span}
          onChange={(changed) => onChange(spans.with(index, changed))}
          onRemove={() => onChange(spans.toSpliced(index, 1))}
        />
      ))}
      {next && (
        <Button
          kind="quiet"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" size={18} />}
          onClick={() => onChange([...spans, next])}
        >
          {t('hours.add')}
        </Button>
      )}
    </fieldset>
  )
}

function SpanRow({ span, onChange, onRemove }: { span: Span; onChange: (span: Span) => void; onRemove: () => void }) {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  const optionsOf = (minutes: readonly number[]) =>
    minutes.map((minute) => ({ value: String(minute), text: minuteText(minute, language, t('hours.midnight')) }))
  return (
    <div className="grid max-w-md grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_3rem] items-center gap-2">
      <SelectBox
        aria-label={t('hours.from')}
        value={String(span.from)}
        options={optionsOf(beginnings)}
        onChange={(event) => onChange(movedSpan(span, { from: Number(event.target.value) }))}
      />
      <span aria-hidden="true">–</span>
      <SelectBox
        aria-label={t('hours.to')}
        value={String(span.to)}
        options={optionsOf(ends)}
        onChange={(event) => onChange(movedSpan(span, { to: Number(event.target.value) }))}
      />
      <button
        type="button"
        aria-label={t('hours.remove')}
        onClick={onRemove}
        className="grid size-12 place-items-center rounded-md hover:bg-paper-sunk"
      >
        <Trash aria-hidden="true" size={20} />
      </button>
    </div>
  )
}
