import { lazy, Suspense, useState } from 'react'

import { Skeleton } from '../ui/states.tsx'
import { HtmlField } from './html-field.tsx'

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

export interface RichTextProps {
  label: string
  /** HTML. */
  value: string
  isReadOnly: boolean
  onChange(value: string): void
}

/** Elements that the editor would drop: tables, pictures and small print are edited as HTML. */
const BEYOND_EDITOR = /<(table|img|small|div)\b/i

/** Input of a formatted text. The code of the editor is loaded with the first one. */
export function RichTextField(props: RichTextProps) {
  // Decided once, so that the input does not change while it is used.
  const [isHtml] = useState(() => BEYOND_EDITOR.test(props.value))
  if (isHtml) return <HtmlField {...props} />
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <RichTextEditor {...props} />
    </Suspense>
  )
}
