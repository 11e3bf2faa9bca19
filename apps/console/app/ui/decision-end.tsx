import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { FormActions } from './overlay.tsx'

interface DecisionEndProps {
  /** The problem of the input, or the reason of a refusal; null if there is neither. */
  failure: string | null
  action: string
  isDanger?: boolean
  /** Whether the button has the focus, so that `Enter` confirms. */
  startsFocused?: boolean
  isPending: boolean
  onCancel(): void
}

/** End of a form that confirms a decision: its failure, and the buttons. */
export const DecisionEnd = (props: DecisionEndProps) => (
  <>
    {props.failure !== null && <Notice tone="bad">{props.failure}</Notice>}
    <FormActions onCancel={props.onCancel}>
      <Button
        kind={props.isDanger ? 'danger' : 'main'}
        type="submit"
        {...(props.startsFocused && { autoFocus: true })}
        isPending={props.isPending}
      >
        {props.action}
      </Button>
    </FormActions>
  </>
)
