import { type FormEvent, type ReactNode, useId } from "react";
import { texts } from "../texts/en";
import { Banner } from "./banner";
import { Button } from "./button";
import { Dialog } from "./dialog";

/** A dialog that sends what is filled in: its fields, why all of it was refused, and the button. */
export function FormDialog({
  title,
  description,
  submit,
  danger = false,
  disabled = false,
  busy,
  refusal,
  onSubmit,
  open,
  onClose,
  children,
}: {
  title: string;
  description?: ReactNode;
  submit: string;
  danger?: boolean;
  disabled?: boolean;
  busy: boolean;
  /** What no field tells. */
  refusal?: string | undefined;
  /** Not called while it is busy. */
  onSubmit: () => void;
  /** Of one that stays and keeps what was typed: it needs no Cancel, for closing it loses nothing. */
  open?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const formID = useId();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onSubmit();
  }
  return (
    <Dialog
      open={open ?? true}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      description={description}
      footer={
        <>
          {open === undefined && <Button onClick={onClose}>{texts.cancel}</Button>}
          <Button
            type="submit"
            form={formID}
            variant={danger ? "danger" : "primary"}
            disabled={disabled}
            busy={busy}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form id={formID} onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
        {children}
        {refusal !== undefined && <Banner kind="danger">{refusal}</Banner>}
      </form>
    </Dialog>
  );
}
