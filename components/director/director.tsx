import type { PageView, SceneView } from '../../entrypoints/background/messages';
import { Button, IconButton } from '../controls/button';
import { FlagField } from '../controls/flag-field';
import { Notice } from '../controls/notice';
import { TextField } from '../controls/text-field';
import { useVoice } from '../controls/voice';
import type { DirectorModel, DraftAsk } from './model';

/** Asked once: whether the account that opened the scene directs. */
export function ConfirmDirector({ model, scene }: { model: DirectorModel; scene: SceneView | null }) {
  const { say } = useVoice();
  if (!scene || scene.mine || scene.confirmed) return null;
  return (
    <Notice
      kind="calm"
      title={say('director_confirm', scene.gm)}
      actions={
        <YesNo
          about={say('director_confirm', scene.gm)}
          onAnswer={(yes) => void model.confirm(scene.gm, yes)}
        />
      }
    >
      <p>{say('director_confirm_about')}</p>
    </Notice>
  );
}

function YesNo({ about, onAnswer }: { about: string; onAnswer: (yes: boolean) => void }) {
  const { say } = useVoice();
  const [yes, no] = [say('director_yes'), say('director_no')];
  return (
    <>
      <Button label={`${yes}. ${about}`} onPress={() => onAnswer(true)}>
        {yes}
      </Button>
      <Button look="quiet" label={`${no}. ${about}`} onPress={() => onAnswer(false)}>
        {no}
      </Button>
    </>
  );
}

/** The director's tools, for who directs the partida or the open scene. */
export function Director({ model, view, busy }: { model: DirectorModel; view: PageView; busy: boolean }) {
  const { say } = useVoice();
  const { scene } = view;
  if (!view.directs && !scene?.mine) return null;
  return (
    <details class="more director" open={scene?.keys.length ? true : undefined}>
      <summary>{say('director_title')}</summary>
      <div class="director-body">
        {scene?.mine ? (
          <>
            <Keys model={model} scene={scene} />
            <Beacon model={model} scene={scene} busy={busy} />
            <details class="more">
              <summary>{say('director_open_other')}</summary>
              <OpenScene model={model} busy={busy} />
            </details>
          </>
        ) : (
          <OpenScene model={model} busy={busy} />
        )}
        {model.already.value && <Notice kind="bad">{say('director_beacon_there')}</Notice>}
        {model.problems.value.map(({ message }) => (
          <Notice key={message} kind="bad">
            {message}
          </Notice>
        ))}
      </div>
    </details>
  );
}

function OpenScene({ model, busy }: { model: DirectorModel; busy: boolean }) {
  const { say } = useVoice();
  return (
    <div class="director-open">
      <p class="small muted">{say('director_open_about')}</p>
      <FlagField
        label={say('director_strict')}
        value={model.strict.value}
        onChange={(strict) => {
          model.strict.value = strict;
        }}
      />
      <FlagField
        label={say('director_one')}
        value={model.onePerBeacon.value}
        onChange={(one) => {
          model.onePerBeacon.value = one;
        }}
      />
      <Button busy={busy} onPress={() => void model.openScene()}>
        {say('director_open')}
      </Button>
    </div>
  );
}

function Keys({ model, scene }: { model: DirectorModel; scene: SceneView }) {
  return (
    <>
      {scene.keys.map(({ author, words }) => (
        <Notice
          key={author}
          kind="warn"
          actions={<YesNo about={words} onAnswer={(yes) => void model.acceptKey(author, yes)} />}
        >
          <p>{words}</p>
        </Notice>
      ))}
    </>
  );
}

function Beacon({ model, scene, busy }: { model: DirectorModel; scene: SceneView; busy: boolean }) {
  const { say } = useVoice();
  return (
    <form
      class="director-beacon"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.beacon();
      }}
    >
      <p>
        {say('director_scene', scene.beacons)} {say('director_to_seal', scene.toSeal)}
      </p>
      {model.asks.value.map((ask, index) => (
        <AskFields key={ask.id} model={model} ask={ask} place={index + 1} />
      ))}
      <div class="actions">
        <Button look="quiet" icon="add" onPress={() => model.addAsk()}>
          {say('director_ask')}
        </Button>
        <button type="submit" class="button button-plain" aria-disabled={busy || undefined}>
          {say('director_beacon')}
        </button>
      </div>
    </form>
  );
}

function AskFields({ model, ask, place }: { model: DirectorModel; ask: DraftAsk; place: number }) {
  const { say } = useVoice();
  const { id, to, label, dice, difficulty } = ask;
  return (
    <fieldset class="radios ask">
      <legend class="field-label">{say('director_ask_n', place)}</legend>
      <div class="inputs">
        <TextField
          label={say('director_ask_to')}
          help={say('director_ask_to_help')}
          value={to}
          onInput={(text) => model.changeAsk(id, { to: text })}
        />
        <TextField
          label={say('director_ask_label')}
          value={label}
          onInput={(text) => model.changeAsk(id, { label: text })}
        />
        <TextField
          label={say('director_ask_dice')}
          help={say('director_ask_dice_help')}
          spellcheck={false}
          value={dice}
          onInput={(text) => model.changeAsk(id, { dice: text })}
        />
        <TextField
          label={say('director_ask_difficulty')}
          value={difficulty}
          onInput={(text) => model.changeAsk(id, { difficulty: text })}
        />
      </div>
      <IconButton
        icon="cross"
        label={say('director_ask_remove', place)}
        onPress={() => model.removeAsk(id)}
      />
    </fieldset>
  );
}
