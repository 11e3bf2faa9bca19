import { Button as AriaButton } from 'react-aria-components'
import type { ButtonProps as AriaButtonProps } from 'react-aria-components'

import styles from './button.module.css'

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style'> {
  /** `quiet` has no border; `danger` ends or removes something. */
  kind?: 'main' | 'plain' | 'quiet' | 'danger'
  size?: 'normal' | 'small' | 'large'
  /** Only an icon: the name comes from `aria-label`. */
  isIcon?: boolean
}

/** Button of the console; one whose action is pending cannot be pressed again. */
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
