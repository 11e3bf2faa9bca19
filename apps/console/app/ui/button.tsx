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

/** Button of the console; a pending one keeps its width and is announced. */
export function Button({ kind = 'plain', size = 'normal', isIcon = false, ...props }: ButtonProps) {
  const classes = [styles.button, styles[kind], styles[size], isIcon ? styles.icon : '']
  return <AriaButton {...props} className={classes.join(' ')} />
}
