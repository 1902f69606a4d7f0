import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

export interface Tab {
  readonly id: string;
  readonly label: string;
}
interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly active: string;
  readonly onChoose: (id: string) => void;
  readonly children: ComponentChildren;
}

/** Which tab a key leads to from tab `at` of `count`; `null` for the other keys. */
export function tabAfterKey(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** Tabs by the ARIA pattern: one Tab stop, arrows move and choose, the panel is named by its tab. */
export function Tabs({ label, tabs, active, onChoose, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === active);
    const next = tabAfterKey(event.key, at, tabs.length);
    const chosen = next === null ? undefined : tabs[next];
    if (!chosen) return;
    event.preventDefault();
    onChoose(chosen.id);
    list.current?.querySelector<HTMLElement>(`#tab-${chosen.id}`)?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            class="tab"
            aria-selected={tab.id === active}
            aria-controls="tab-panel"
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" class="panel" aria-labelledby={`tab-${active}`}>
        {children}
      </div>
    </>
  );
}
