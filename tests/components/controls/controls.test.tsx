import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../../components/controls/button';
import { SaveStatus } from '../../../components/controls/save-status';
import { Sign } from '../../../components/controls/sign';
import { Tabs } from '../../../components/controls/tabs';
import { createUndo, isUndoKey } from '../../../components/controls/undo';
import { UndoToast } from '../../../components/controls/undo-toast';
import { readWhole, stepWhole } from '../../../components/controls/whole';
import { draw, key, named, press, read } from '../draw';

describe('whole numbers as people type them', () => {
  it('are read with blanks and with a typographer’s minus', () => {
    expect([' 3 ', '+3', '−2', '-2', '03'].map(readWhole)).toEqual([3, 3, -2, -2, 3]);
  });
  it('are nothing else', () => {
    for (const text of ['', ' ', '3,5', '3.5', '1e2', '0x10', 'tres', '3 4', '--3']) {
      expect(readWhole(text), text).toBeNull();
    }
  });
  it('step inside their range, and from what is no number to the smallest', () => {
    expect(stepWhole('5', 1, 0, 5)).toBe('5');
    expect(stepWhole('9', -1, 0, 5)).toBe('5');
    expect(stepWhole('tres', 1, 2, 5)).toBe('2');
  });
});

describe('tabs', () => {
  const tabs = [
    { id: 'one', label: 'Uno' },
    { id: 'two', label: 'Dos' },
    { id: 'three', label: 'Tres' },
  ];
  const drawTabs = (active: string, onChoose = vi.fn()) => ({
    onChoose,
    host: draw(
      <Tabs label="Apartados" tabs={tabs} active={active} onChoose={onChoose}>
        <p>dentro</p>
      </Tabs>,
    ),
  });

  it('are one Tab stop, and the panel is named by the chosen one', () => {
    const { host } = drawTabs('two');
    expect([...host.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('tabindex'))).toEqual([
      '-1',
      '0',
      '-1',
    ]);
    const panel = host.querySelector('[role=tabpanel]');
    expect(read(document.getElementById(panel?.getAttribute('aria-labelledby') ?? ''))).toBe('Dos');
  });

  it('are walked with the arrows, round the ends, and with Home and End', async () => {
    const { host, onChoose } = drawTabs('one');
    const list = host.querySelector<HTMLElement>('[role=tablist]');
    if (!list) throw new Error('no tablist');
    for (const name of ['ArrowRight', 'ArrowLeft', 'End', 'Home', 'x']) await key(list, name);
    expect(onChoose.mock.calls.flat()).toEqual(['two', 'three', 'three', 'one']);
    expect(document.activeElement).toBe(named(host, '[role=tab]', 'Uno'));
  });
});

describe('a button that works', () => {
  it('keeps the focus and does nothing twice', async () => {
    const onPress = vi.fn();
    const host = draw(
      <Button busy onPress={onPress}>
        Tirar
      </Button>,
    );
    const button = named<HTMLButtonElement>(host, 'button', 'Tirar');
    await press(button);
    expect(onPress).not.toHaveBeenCalled();
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the status of a form', () => {
  const words = (props: Partial<Parameters<typeof SaveStatus>[0]>) =>
    read(draw(<SaveStatus kind="untouched" held={0} onRetry={() => {}} {...props} />));

  it('says «Guardado» only after the write, and not when something waits', () => {
    expect(words({ kind: 'untouched' })).toBe('');
    expect(words({ kind: 'saving' })).toBe('Guardando…');
    expect(words({ kind: 'saved' })).toBe('Guardado');
    expect(words({ kind: 'saved', held: 2 })).toBe('Guardado, salvo lo señalado (2)');
    expect(words({ kind: 'untouched', held: 1 })).toBe('Por corregir: 1');
  });

  it('says why a write failed, and offers another try and the report', async () => {
    const onRetry = vi.fn();
    const onReport = vi.fn();
    const host = draw(
      <SaveStatus kind="failed" held={0} failure="No queda sitio." onRetry={onRetry} onReport={onReport} />,
    );
    expect(read(host.querySelector('[role=status]'))).toBe('Sin guardar. Lo escrito sigue aquí.');
    expect(read(host)).toContain('No queda sitio.');
    await press(named(host, 'button', 'Reintentar'));
    await press(named(host, 'button', 'Copiar informe'));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(onReport).toHaveBeenCalledOnce();
  });
});

describe('undo', () => {
  it('stands until it is used, and is used once', async () => {
    const stack = createUndo();
    const host = draw(<UndoToast stack={stack} />);
    expect(read(host)).toBe('');
    const undo = vi.fn();
    await act(() => stack.offer({ message: '«Ana» borrado', undo }));
    expect(read(host)).toContain('«Ana» borrado');
    await press(named(host, 'button', 'Deshacer'));
    await stack.undo();
    expect(undo).toHaveBeenCalledOnce();
    expect(read(host)).toBe('');
  });

  it('answers Ctrl+Z and ⌘Z, but not while a text is being typed', () => {
    const press = (target: Element, init: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { key: 'z', bubbles: true, ...init });
      target.dispatchEvent(event);
      return isUndoKey(event);
    };
    const host = draw(<input aria-label="campo" />);
    expect(press(host, { ctrlKey: true })).toBe(true);
    expect(press(host, { metaKey: true })).toBe(true);
    expect(press(host, {})).toBe(false);
    expect(press(host, { ctrlKey: true, shiftKey: true })).toBe(false);
    expect(press(named(host, 'input', 'campo'), { ctrlKey: true })).toBe(false);
  });
});

describe('the signs of verdicts', () => {
  it('differ in shape, not in colour alone', () => {
    const shapes = (['green', 'grey', 'amber', 'red'] as const).map(
      (colour) =>
        draw(<Sign colour={colour} />)
          .querySelector('path')
          ?.getAttribute('d') ?? '',
    );
    expect(new Set(shapes).size).toBe(4);
  });
});
