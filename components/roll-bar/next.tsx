import type { NextView } from '../../entrypoints/background/messages';
import { Button } from '../controls/button';
import { Notice } from '../controls/notice';
import { useVoice } from '../controls/voice';
import { stepWords } from '../next-step';
import type { RollModel } from './model';

/** Blocks that wait, and of those one may only do again, the newest: any old roll could be. */
function worthShowing(next: readonly NextView[]): readonly NextView[] {
  const waits = ({ steps }: NextView) => steps.some(({ kind }) => kind !== 'again');
  const newest = next.find((one) => !waits(one));
  return next.filter((one) => waits(one) || one === newest);
}

/** What blocks of the thread wait for from this character, and the one that the roll in the fields refers to. */
export function Next({ model }: { model: RollModel }) {
  const { say } = useVoice();
  const referred = model.referred.value;
  if (referred) {
    return (
      <Notice
        kind="calm"
        actions={
          <Button look="quiet" onPress={() => model.dismiss()}>
            {say('bar_quoting_stop')}
          </Button>
        }
      >
        <p>
          {referred.kind === 'amend'
            ? say('bar_amending', referred.n)
            : say('bar_quoting', referred.n, referred.author)}
        </p>
      </Notice>
    );
  }
  const shown = worthShowing(model.next.value);
  if (shown.length === 0) return null;
  return (
    <section class="next" aria-label={say('bar_next')}>
      <p class="field-label">{say('bar_next')}</p>
      <ul>
        {shown.map((one) => (
          <li key={`${one.post}.${one.n}.${one.author}`}>
            <span class="next-line">
              <strong>{say('bar_next_of', one.n, one.author)}</strong> {one.line}
            </span>
            {one.steps.map((step) => (
              <Button
                key={step.kind + step.offer}
                look="plain"
                onPress={() => (step.kind === 'count' ? void model.count(one) : model.refer(one, step))}
              >
                {stepWords(say, step)}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
