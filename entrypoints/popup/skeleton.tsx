import { useVoice } from '../../components/controls/voice';

/** The place of what storage has not answered yet. */
export function Skeleton() {
  const { say } = useVoice();
  return (
    <div class="skeleton" aria-busy="true">
      <p class="sr-only">{say('popup_loading')}</p>
      <span />
      <span />
      <span />
    </div>
  );
}
