import type { PageView } from '../../entrypoints/background/messages';
import type { RollOffer } from '../../rules/system';
import { Button, IconButton } from '../controls/button';
import { ChoiceField } from '../controls/choice-field';
import { useVoice } from '../controls/voice';
import type { RollModel } from './model';

/** Who rolls, in which partida, and the way out. */
export function Head({ model, view }: { model: RollModel; view: PageView }) {
  const { say } = useVoice();
  return (
    <header class="head">
      <Who model={model} view={view} />
      <p class="where">
        <span>{view.partida?.name ?? say('bar_no_partida')}</span>
        <span class="muted">{view.system.name}</span>
      </p>
      <div class="actions">
        <IconButton icon="open" label={say('bar_open_popup')} onPress={() => model.port.openPopup()} />
        <IconButton icon="cross" label={say('bar_close')} onPress={() => model.port.close()} />
      </div>
    </header>
  );
}

function Who({ model, view }: { model: RollModel; view: PageView }) {
  const { say } = useVoice();
  if (view.characters.length === 0) {
    return (
      <div class="who">
        <p class="small muted">
          {view.system.name ? say('bar_no_characters', view.system.name) : say('bar_no_characters_yet')}
        </p>
        <Button look="quiet" icon="add" onPress={() => model.port.openPopup()}>
          {say('bar_new_character')}
        </Button>
      </div>
    );
  }
  const options = view.characters.map(({ id, name }) => ({ id, label: name }));
  if (view.active === null) options.unshift({ id: '', label: say('bar_no_character') });
  return (
    <div class="who">
      <ChoiceField
        label={say('bar_character')}
        options={options}
        value={view.active ?? ''}
        onChoose={(id) => {
          if (id) void model.choose(id);
        }}
      />
    </div>
  );
}

/** The rolls of this character: a few stand in a row, changed with the arrow keys; many in a list. */
export function Offers({
  model,
  offers,
  name,
}: {
  model: RollModel;
  offers: readonly RollOffer[];
  name: string;
}) {
  const { say } = useVoice();
  const current = model.offer.value?.id ?? '';
  if (offers.length < 2) return null;
  if (offers.length > 5) {
    return (
      <ChoiceField
        label={say('bar_roll_kind')}
        options={offers}
        value={current}
        onChoose={(id) => model.pick(id)}
      />
    );
  }
  return (
    <fieldset class="radios">
      <legend class="sr-only">{say('bar_roll_kind')}</legend>
      <div class="chips">
        {offers.map((offer) => (
          <label key={offer.id} class="chip chip-one">
            <input
              type="radio"
              name={name}
              checked={offer.id === current}
              onChange={() => model.pick(offer.id)}
            />
            <span>{offer.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
