import { enIdentity } from "../texts/en-identity";
import { TextField } from "../ui/text-field";
import { passwordStrength } from "./password-strength";

/** A password that is being chosen, with its strength as it is typed; the hint stands in nobody's way. */
export function NewPasswordField({
  label,
  value,
  onChange,
  error,
  known,
  name = "new-password",
}: {
  label: string;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** What the person is called by: it makes no password stronger. */
  known: readonly string[];
}) {
  const strength = passwordStrength(value, known);
  return (
    <TextField
      label={label}
      name={name}
      type="password"
      autoComplete="new-password"
      required
      maxLength={256}
      value={value}
      onChange={onChange}
      error={error}
      hint={value ? enIdentity.passwordStrength[strength] : enIdentity.passwordHint}
    />
  );
}
