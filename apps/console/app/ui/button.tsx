import { Button as AriaButton } from 'react-aria-components'
import type { ButtonProps as AriaButtonProps } from 'react-aria-components'

import styles from './button.module.css'

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style'> {
  /** `quiet` has no border; `danger` is for destructive actions. */
  kind?: 'main' | 'plain' | 'quiet' | 'danger'
  size?: 'normal' | 'small' | 'large'
  /** The button contains only an icon; its name is the `aria-label`. */
  isIcon?: boolean
}

/** Button of the console. While its action is pending it cannot be pressed. */
export function Button({ kind = 'plain', size = 'normal', isIcon = false, ...props }: ButtonProps) {
  const { isPending = false, isDisabled = false, ...rest } = props
  const classes = [
    styles.button,
    styles[kind],
    styles[size],
    isIcon ? styles.icon : '',
    isPending ? styles.pending : '',
  ]
  return <AriaButton {...rest} isDisabled={isDisabled || isPending} className={classes.join(' ')} />
}
