import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { setDataSaver, useDataSaver } from '../../lib/browser/data-saver.ts'
import { Choice, Choices } from '../../ui/choices.tsx'
import { Stroke } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './data-saver-entry.module.css'
import { SettingsEntry } from '../settings-entry.tsx'

const GAUGE = 'M4 17a8.5 8.5 0 1 1 16 0M12 14l3.5-4.5M12 14v.1M7 20h10'

/** The data saver's setting of this device, and its sheet. */
export function DataSaverEntry() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const chosen = useDataSaver()
  const names = { auto: t`Automatic`, on: t`On`, off: t`Off` }
  return (
    <>
      <SettingsEntry
        icon={<Stroke path={GAUGE} size={24} />}
        label={t`Data saver`}
        value={names[chosen]}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} title={t`Data saver`} onClose={() => setOpen(false)}>
        <p
          className={styles.description}
        >{t`Loads smaller pictures, stops slideshows and loads nothing in advance.`}</p>
        <Choices title={t`Save data on this device`}>
          {(['auto', 'on', 'off'] as const).map((choice) => (
            <Choice key={choice} on={choice === chosen} onTap={() => setDataSaver(choice)}>
              {names[choice]}
            </Choice>
          ))}
        </Choices>
        <p className={styles.note}>{t`Automatic follows your browser’s setting.`}</p>
      </Sheet>
    </>
  )
}
