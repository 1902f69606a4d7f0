import type { ComponentChildren } from 'preact';
import { Icon } from './icon';

interface NoticeProps {
  /** `bad`: something did not work. `warn`: something to know first. `calm`: a word of guidance. */
  readonly kind: 'bad' | 'warn' | 'calm';
  readonly title?: string | undefined;
  readonly children?: ComponentChildren;
  readonly actions?: ComponentChildren;
}

export function Notice({ kind, title, children, actions }: NoticeProps) {
  return (
    <div class={`notice notice-${kind}`} role={kind === 'bad' ? 'alert' : undefined}>
      <Icon name={kind === 'calm' ? 'question' : 'alert'} />
      <div class="notice-body">
        {title && <p class="notice-title">{title}</p>}
        {children}
        {actions && <div class="actions">{actions}</div>}
      </div>
    </div>
  );
}
