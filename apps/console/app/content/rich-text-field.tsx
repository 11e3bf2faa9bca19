import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useId, useState } from 'react'

import field from '../ui/field.module.css'
import { Skeleton } from '../ui/states.tsx'
import styles from './content.module.css'
import { HtmlField } from './html-field.tsx'
import { RichTextTools } from './rich-text-tools.tsx'

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

interface RichTextProps {
  label: string
  /** HTML. */
  value: string
  isReadOnly: boolean
  onChange(value: string): void
}

const MAX_CHARACTERS = 20_000

/** Elements that the editor would drop: tables, pictures and small print are edited as HTML. */
const BEYOND_EDITOR = /<(table|img|small|div)\b/i

/** Input of a formatted text: paragraphs, headings, lists, quotes, bold, italic, underlined, and links. */
export function RichTextField(props: RichTextProps) {
  // Decided once, so that the input does not change while it is used.
  const [isHtml] = useState(() => BEYOND_EDITOR.test(props.value))
  return isHtml ? <HtmlField {...props} /> : <FormattedField {...props} />
}

function FormattedField({ label, ...text }: RichTextProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <div className={field.field}>
      <span id={id} className={field.label}>
        {label}
      </span>
      <Suspense fallback={<Skeleton lines={4} />}>
        <RichTextEditor {...text} labelId={id} className={`${field.input} ${styles.rich}`} Tools={RichTextTools} />
      </Suspense>
      {text.value.length > MAX_CHARACTERS && (
        <span className={field.error}>{t`The text is too long. Shorten it.`}</span>
      )}
    </div>
  )
}
