import { Check, ChevronDown } from 'lucide-react'
import { Button, ListBox, ListBoxItem, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components'

import field from './field.module.css'
import menu from './menu.module.css'

export interface Option<Value extends string> {
  value: Value
  label: string
}

interface SelectProps<Value extends string> {
  label: string
  value: Value
  options: readonly Option<Value>[]
  onChange(value: Value): void
}

/** Selection of one value. The label is only for assistive technology, because filters have no room for it. */
export function Select<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  const choose = (key: unknown) => {
    const chosen = options.find((option) => option.value === key)
    if (chosen) onChange(chosen.value)
  }
  return (
    <AriaSelect aria-label={label} value={value} onChange={choose}>
      <Button className={field.trigger ?? ''}>
        <SelectValue />
        <ChevronDown size={14} aria-hidden />
      </Button>
      <Popover className={menu.popover ?? ''}>
        <ListBox className={menu.list ?? ''} items={options.map((option) => ({ ...option, id: option.value }))}>
          {({ id, label: text }) => (
            <ListBoxItem id={id} textValue={text} className={menu.item ?? ''}>
              {({ isSelected }) => (
                <>
                  <span className={menu.grow}>{text}</span>
                  {isSelected && <Check size={14} aria-hidden />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
