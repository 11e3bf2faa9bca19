import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

import { Button } from './button.tsx'
import styles from './overlay.module.css'

interface OverlayProps {
  title: string
  isOpen: boolean
  onClose(): void
  /** `normal` for texts and forms, `wide` for tables. */
  size?: 'normal' | 'wide'
  children: ReactNode
}

/** A modal dialog: the focus stays in it, and returns to the previous element when it closes. */
export function Overlay({ title, isOpen, onClose, size = 'normal', children }: OverlayProps) {
  const { t } = useLingui()
  return (
    <ModalOverlay
      className={styles.shade ?? ''}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
    >
      <Modal className={`${styles.card} ${styles[size]}`}>
        <Dialog className={styles.dialog ?? ''}>
          <header className={styles.head}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            <Button kind="quiet" isIcon aria-label={t`Close`} onPress={onClose}>
              <X size={16} aria-hidden />
            </Button>
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Buttons at the end of a form: cancel, and the action. */
export const FormActions = ({ onCancel, children }: { onCancel?: () => void; children: ReactNode }) => (
  <footer className={styles.end}>
    {onCancel && (
      <Button kind="quiet" onPress={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    )}
    {children}
  </footer>
)
