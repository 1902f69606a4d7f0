import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from './icon';

/** What ties a control to its label, help and error; spread it on the control. */
export interface Wiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}
export interface FieldTexts {
  readonly label: string;
  readonly help?: string | undefined;
  /** What is wrong and how to mend it. */
  readonly error?: string | undefined;
}
interface FieldProps extends FieldTexts {
  /** `wide`: two columns or more. `grow`: takes what its line leaves. */
  readonly width?: 'wide' | 'grow' | undefined;
  readonly children: (wiring: Wiring) => ComponentChildren;
}

/** A labelled control with its help and its problem, both read out with it. */
export function Field({ label, help, error, width, children }: FieldProps) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div class={width ? `field field-${width}` : 'field'}>
      <label class="field-label" for={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {help && (
        <p class="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string | undefined; children: ComponentChildren }) {
  return (
    <p class="field-error" id={id}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}
