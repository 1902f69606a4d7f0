import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { PageView } from '../../entrypoints/background/messages';
import { Notice } from '../controls/notice';
import { TextField } from '../controls/text-field';
import { useVoice } from '../controls/voice';
import { ConfirmDirector, Director } from '../director/director';
import { DeclaredRolls, HiddenRolls, Levels, Requests } from '../levels/levels';
import { WordsNudge } from '../levels/words-nudge';
import { OddsView } from '../odds/odds';
import { Head, Offers } from './head';
import { Inputs } from './inputs';
import type { RollModel } from './model';
import { Costs, Moves } from './moves';
import { NameAccount } from './name-account';
import { Next } from './next';
import { Live, LooseBlock } from './outcome';

/** The full toolbar. `focus`: it was opened by keyboard, so the keyboard goes in. */
export function RollBar({ model, focus }: { model: RollModel; focus: boolean }) {
  const { say } = useVoice();
  const view = model.view.value;
  return (
    <section
      class="panel"
      aria-label={say('bar_title')}
      aria-busy={view ? undefined : true}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        model.port.close();
      }}
    >
      {view ? <Body model={model} view={view} focus={focus} /> : <p class="muted">{say('bar_loading')}</p>}
      {model.failure.value && <Notice kind="bad">{model.failure.value}</Notice>}
      <Live model={model} />
      <Moves model={model.moves} />
    </section>
  );
}

function Body({ model, view, focus }: { model: RollModel; view: PageView; focus: boolean }) {
  const { say } = useVoice();
  const form = useRef<HTMLFormElement>(null);
  const name = useId();
  const offer = model.offer.value;
  const loose = model.loose.value;
  const preview = model.preview.value;
  const amends = model.referred.value?.kind === 'amend';
  useLayoutEffect(() => {
    if (focus) form.current?.querySelector<HTMLElement>('input:checked, select, input, button')?.focus();
  }, [focus]);

  const stumbles = model.stumbles.value;
  useLayoutEffect(() => {
    if (stumbles > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [stumbles]);

  return (
    <>
      <Head model={model} view={view} />
      {view.account === null && <NameAccount model={model} />}
      {loose && <LooseBlock model={model} loose={loose} />}
      <Next model={model} />
      <ConfirmDirector model={model.director} scene={view.scene} />
      <form
        ref={form}
        class="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void model.roll();
        }}
      >
        <Requests model={model.level} view={view} onAnswer={(request) => model.answer(request)} />
        <Offers model={model} offers={view.offers} name={name} />
        {offer && <Inputs key={offer.id} model={model} inputs={model.inputs} />}
        {!offer && view.active && <p class="muted">{say('bar_no_offers')}</p>}
        {offer && (
          <>
            <TextField
              label={say('bar_label')}
              width="wide"
              error={model.problemOf('motivo')}
              value={model.label.value}
              onInput={(text) => model.setLabel(text)}
            />
            {preview?.spend !== true && !amends && <Levels model={model.level} view={view} />}
            {model.loneProblems.map(({ message, refused }) => (
              <Notice key={message} kind={refused ? 'bad' : 'warn'}>
                {message}
              </Notice>
            ))}
            <div class="act">
              <div class="act-odds">
                {preview?.odds && !amends && <OddsView odds={preview.odds} stale={model.stale.value} />}
                {/* An amendment spends nothing: what it would have cost is the player's to mend. */}
                <Costs costs={amends ? [] : (preview?.costs ?? [])} />
              </div>
              <RollButton model={model} />
            </div>
          </>
        )}
      </form>
      <DeclaredRolls rolls={view.declared} />
      <HiddenRolls rolls={view.hidden} busy={model.busy} onReveal={(id) => void model.reveal(id)} />
      <Director model={model.director} view={view} busy={model.busy} />
      {!view.wordsShown && (
        <WordsNudge onOpen={() => model.port.openPopup('words')} onLater={() => model.wordsLater()} />
      )}
    </>
  );
}

function RollButton({ model }: { model: RollModel }) {
  const { say } = useVoice();
  return (
    <button type="submit" class="button button-primary roll" aria-disabled={model.busy || undefined}>
      {say(
        model.referred.value?.kind === 'amend'
          ? 'bar_amend'
          : model.preview.value?.spend
            ? 'bar_spend'
            : 'bar_roll',
      )}
    </button>
  );
}
