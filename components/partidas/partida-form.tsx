import { useId } from 'preact/hooks';
import { type Markup, markups, type Partida } from '../../entrypoints/background/messages';
import { type Language, languages } from '../../rules/system';
import { Button } from '../controls/button';
import { ChoiceField, type ChoiceOption, Radios } from '../controls/choice-field';
import { failureReport, failureWords } from '../controls/failure';
import { FlagField } from '../controls/flag-field';
import { SaveStatus } from '../controls/save-status';
import { TextField } from '../controls/text-field';
import { useVoice } from '../controls/voice';
import type { OnTaken } from '../sheet/sheet';
import { ColourField } from './colour-field';
import type { PartidaModel } from './partida-model';
import { TableRules } from './table-rules';
import './partidas.css';

type Scope = Partida['scope'];
interface PartidaFormProps {
  readonly model: PartidaModel;
  readonly systems: readonly ChoiceOption[];
  readonly characters: readonly { readonly id: string; readonly name: string; readonly system: string }[];
  /** What this partida may cover, from where it is edited. */
  readonly scopes: readonly { readonly scope: Scope; readonly note?: string }[];
  /** What the board writes by itself, where the page has told. */
  readonly boardMarkup: Markup | null;
  readonly readOnly: boolean;
  readonly onReport: (report: string | null) => void;
  readonly onTaken: OnTaken;
}

const scopeKey = ({ kind, id }: Scope): string => `${kind} ${id}`;

export function PartidaForm(props: PartidaFormProps) {
  const { model, systems, characters, scopes, boardMarkup, readOnly, onReport, onTaken } = props;
  const { say } = useVoice();
  const radios = useId();
  const { draft, problems, state } = model;
  const partida = draft.value;
  const own = characters.filter((character) => character.system === partida.system);
  const scopeWords = { topic: 'partida_topic', section: 'partida_section', site: 'partida_site' } as const;
  const failed = state.value.kind === 'failed' ? state.value.reason : null;
  return (
    <form class="partida-form fields" autocomplete="off" onSubmit={(event) => event.preventDefault()}>
      <div class="group-fields">
        <TextField
          label={say('partida_name')}
          value={partida.name}
          error={problems.value.get('name')}
          readOnly={readOnly}
          width="wide"
          onInput={(name) => model.change({ name })}
        />
        <div class="field-line">
          <Radios
            legend={say('partida_scope')}
            name={radios}
            value={scopeKey(partida.scope)}
            options={scopes.map(({ scope, note }) => ({
              id: scopeKey(scope),
              label: say(scopeWords[scope.kind]),
              note,
            }))}
            readOnly={readOnly}
            onChoose={(key) => {
              const chosen = scopes.find(({ scope }) => scopeKey(scope) === key);
              if (chosen) model.change({ scope: chosen.scope });
            }}
          />
        </div>
        <ChoiceField
          label={say('partida_system')}
          value={partida.system}
          options={systems}
          readOnly={readOnly}
          // A character belongs to one game: with another game the partida has none yet.
          onChoose={(system) => model.change({ system, character: null })}
        />
        <ChoiceField
          label={say('partida_character')}
          value={partida.character ?? ''}
          options={[
            { id: '', label: say('partida_no_character') },
            ...own.map(({ id, name }) => ({ id, label: name })),
          ]}
          readOnly={readOnly}
          onChoose={(id) => model.change({ character: id || null })}
        />
        <ChoiceField
          label={say('partida_language')}
          help={say('partida_language_help')}
          value={partida.language}
          options={languages.map((id) => ({ id, label: say(`partida_language_${id}`) }))}
          readOnly={readOnly}
          onChoose={(language) => model.change({ language: language as Language })}
        />
        <ChoiceField
          label={say('partida_markup')}
          help={say('partida_markup_help')}
          value={partida.markup ?? ''}
          options={[
            {
              id: '',
              label: boardMarkup
                ? say('partida_markup_board', say(`partida_markup_${boardMarkup}`))
                : say('partida_markup_auto'),
            },
            ...markups.map((id) => ({ id, label: say(`partida_markup_${id}`) })),
          ]}
          readOnly={readOnly}
          onChoose={(markup) => model.change({ markup: (markup || null) as Markup | null })}
        />
        <div class="field-line flags">
          <FlagField
            label={say('partida_directs')}
            value={partida.directs}
            readOnly={readOnly}
            onChange={(directs) => model.change({ directs })}
          />
          {partida.directs && (
            <>
              <FlagField
                label={say('partida_auto_beacon')}
                value={partida.autoBeacon}
                readOnly={readOnly}
                onChange={(autoBeacon) => model.change({ autoBeacon })}
              />
              <p class="field-help">{say('partida_auto_beacon_help')}</p>
            </>
          )}
        </div>
        <ColourField
          label={say('partida_colour')}
          value={partida.colour}
          error={problems.value.get('colour')}
          readOnly={readOnly}
          onColour={(colour) => model.change({ colour })}
        />
      </div>
      {model.figures.value && (
        <TableRules key={partida.system} model={model.figures.value} readOnly={readOnly} onTaken={onTaken} />
      )}
      {!model.stored.value && !readOnly && (
        <Button
          look="primary"
          disabled={problems.value.size > 0}
          busy={state.value.kind === 'saving'}
          onPress={() => void model.create()}
        >
          {say('partida_create')}
        </Button>
      )}
      <SaveStatus
        kind={state.value.kind}
        held={model.stored.value ? problems.value.size : 0}
        failure={failed ? failureWords(failed, say) : undefined}
        onRetry={() => void model.flush()}
        onReport={failed ? () => onReport(failureReport(failed)) : undefined}
      />
    </form>
  );
}
