import field from '../ui/field.module.css'

/** What is wrong with an input that has no room for it. */
export const FieldProblem = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <p role="alert" className={field.error}>
      {text}
    </p>
  )
