import { useEffect } from 'preact/hooks';
import { Button, IconButton } from '../../components/controls/button';
import { failureReport, failureWords } from '../../components/controls/failure';
import { Notice } from '../../components/controls/notice';
import { Tabs } from '../../components/controls/tabs';
import { isUndoKey } from '../../components/controls/undo';
import { UndoToast } from '../../components/controls/undo-toast';
import { VoiceProvider } from '../../components/controls/voice';
import type { PopupModel } from './popup-model';
import { type View, views } from './route';
import { Skeleton } from './skeleton';

export interface PopupProps {
  readonly model: PopupModel;
  /** Opens the panel as a page of its own; `null` when it is one. */
  readonly openInTab: (() => void) | null;
}

export function Popup({ model, openInTab }: PopupProps) {
  const { desk } = model;
  const { say, language } = desk;
  const view = model.view.value;
  const Part = model.room.value?.Part;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isUndoKey(event) || !desk.undo.current.value) return;
      event.preventDefault();
      void desk.undo.undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [desk]);

  return (
    <VoiceProvider value={{ say, language }}>
      <header class="bar">
        <img src="/icon/48.png" alt="" width="24" height="24" />
        <h1>{say('popup_title')}</h1>
        {openInTab && <IconButton icon="open" label={say('popup_open_in_tab')} onPress={openInTab} />}
      </header>
      <main>
        <Tabs
          label={say('popup_views')}
          tabs={views.map((id) => ({ id, label: say(`popup_${id}`) }))}
          active={view}
          onChoose={(id) => model.go(id as View)}
        >
          <Banners model={model} />
          {model.unread.value ? (
            <Unread model={model} reason={model.unread.value.reason} />
          ) : Part ? (
            <Part />
          ) : (
            <Skeleton />
          )}
        </Tabs>
        <UndoToast stack={desk.undo} />
      </main>
      <p class="sr-only" role="status" aria-live="polite">
        {model.announcement.value}
      </p>
    </VoiceProvider>
  );
}

/** What concerns every view: storage that can only be read, and what just went wrong. */
function Banners({ model }: { model: PopupModel }) {
  const { say } = model.desk;
  const health = model.desk.health.value;
  const trouble = model.trouble.value;
  return (
    <>
      {health.readOnly && (
        <Notice kind="warn" title={say('popup_read_only')}>
          {health.message && <p>{health.message}</p>}
          <p>{say('popup_read_only_about')}</p>
        </Notice>
      )}
      {trouble !== null && (
        <Notice
          kind="bad"
          actions={
            <>
              <CopyReport model={model} reason={trouble.reason} />
              <Button look="quiet" onPress={model.dismiss}>
                {say('control_dismiss')}
              </Button>
            </>
          }
        >
          <p>{failureWords(trouble.reason, say)}</p>
        </Notice>
      )}
    </>
  );
}

function Unread({ model, reason }: { model: PopupModel; reason: unknown }) {
  const { say } = model.desk;
  return (
    <Notice
      kind="bad"
      title={say('popup_unread')}
      actions={
        <>
          <Button onPress={model.refresh}>{say('control_retry')}</Button>
          <CopyReport model={model} reason={reason} />
        </>
      }
    >
      <p>{failureWords(reason, say)}</p>
    </Notice>
  );
}

function CopyReport({ model, reason }: { model: PopupModel; reason: unknown }) {
  const { desk } = model;
  const report = failureReport(reason);
  if (!report) return null;
  return (
    <Button look="quiet" icon="copy" onPress={() => void desk.copy(report, desk.say('popup_report_copied'))}>
      {desk.say('control_copy_report')}
    </Button>
  );
}
