import type { ComponentChildren } from 'preact';
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
interface Frame extends FieldTexts {
  /** `wide`: two columns or more. `grow`: takes what its line leaves. `long`: two columns where there are more. */
  readonly width?: 'wide' | 'grow' | 'long' | undefined;
}

/**
 * A labelled control with its help and its problem, both read out with it. A function to be called and not a
 * part to be mounted: a sheet has dozens of fields, and every mounted part costs the popup time when it opens.
 * @param id From `useId` of the part that calls it.
 */
export function framed(id: string, frame: Frame, control: (wiring: Wiring) => ComponentChildren) {
  const { label, help, error, width } = frame;
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div class={width ? `field field-${width}` : 'field'}>
      <label class="field-label" for={id}>
        {label}
      </label>
      {control({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
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
