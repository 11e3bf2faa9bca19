import { useLingui } from '@lingui/react/macro'
import { Bold, Link, List, Pilcrow } from 'lucide-react'
import { useRef } from 'react'
import { Label, Text, TextArea, TextField } from 'react-aria-components'

import { Button } from '../ui/button.tsx'
import field from '../ui/field.module.css'
import styles from './content.module.css'

interface HtmlFieldProps {
  label: string
  value: string
  isReadOnly: boolean
  onChange(value: string): void
}

/** Input of a text with simple HTML. The buttons wrap the selected words. */
export function HtmlField({ label, value, isReadOnly, onChange }: HtmlFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLTextAreaElement>(null)
  const wrap = (before: string, after: string) => {
    const area = input.current
    if (!area) return
    const { selectionStart: start, selectionEnd: end } = area
    onChange(value.slice(0, start) + before + value.slice(start, end) + after + value.slice(end))
    area.focus()
  }
  const tools = [
    { name: t`Paragraph`, Icon: Pilcrow, before: '<p>', after: '</p>' },
    { name: t`Bold`, Icon: Bold, before: '<b>', after: '</b>' },
    { name: t`List`, Icon: List, before: '<ul><li>', after: '</li></ul>' },
    { name: t`Link`, Icon: Link, before: '<a href="/m/activity">', after: '</a>' },
  ]
  return (
    <TextField
      value={value}
      onChange={onChange}
      isReadOnly={isReadOnly}
      maxLength={20_000}
      className={styles.html ?? ''}
    >
      <Label className={field.label ?? ''}>{label}</Label>
      {!isReadOnly && (
        <div role="toolbar" aria-label={t`Format`} className={styles.tools}>
          {tools.map(({ name, Icon, before, after }) => (
            <Button key={name} kind="quiet" size="small" isIcon aria-label={name} onPress={() => wrap(before, after)}>
              <Icon size={15} aria-hidden />
            </Button>
          ))}
        </div>
      )}
      <TextArea ref={input} className={field.input ?? ''} rows={7} />
      <Text slot="description" className={field.hint ?? ''}>
        {t`HTML: paragraphs, lists, bold and links. Scripts and styles are removed.`}
      </Text>
    </TextField>
  )
}
