import type { ComponentChildren, Ref } from 'preact';
import { Icon, type IconName } from './icon';

interface Look {
  /** `primary` at most once in a view. */
  readonly look?: 'plain' | 'primary' | 'quiet' | undefined;
  readonly icon?: IconName | undefined;
}
interface ButtonProps extends Look {
  readonly children: ComponentChildren;
  readonly onPress: () => void;
  /** Said instead of `children` where those are not enough out of their place («Borrar Armand»). */
  readonly label?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Working: keeps the focus, and further presses do nothing. */
  readonly busy?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  readonly keys?: string | undefined;
  readonly innerRef?: Ref<HTMLButtonElement> | undefined;
}

export function Button(props: ButtonProps) {
  const { look = 'plain', icon, children, onPress, label, disabled, busy, expanded, keys, innerRef } = props;
  return (
    <button
      type="button"
      class={`button button-${look}`}
      ref={innerRef ?? null}
      aria-label={label}
      aria-disabled={busy || undefined}
      aria-expanded={expanded}
      aria-keyshortcuts={keys}
      disabled={disabled}
      onClick={() => {
        if (!busy) onPress();
      }}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

interface IconButtonProps {
  readonly icon: IconName;
  /** The name a screen reader says, and the tip a mouse sees. */
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean | undefined;
}

export function IconButton({ icon, label, onPress, disabled }: IconButtonProps) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
