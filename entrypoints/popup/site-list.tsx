import { Button } from '../../components/controls/button';
import { useVoice } from '../../components/controls/voice';
import type { PageModel } from './page-model';
import { hostOf } from './sites';

/** Where the extension works, with the way to give each permission back. */
export function SiteList({ model }: { model: PageModel }) {
  const { say } = useVoice();
  const sites = model.sites.value;
  if (sites.length === 0) return null;
  return (
    <details class="sites">
      <summary>{say('popup_sites', sites.length)}</summary>
      <ul>
        {sites.map((site) => (
          <li key={site.origin}>
            <span>{hostOf(site.origin)}</span>
            {site.fixed ? (
              <span class="muted small">{say('popup_site_fixed')}</span>
            ) : (
              <Button
                look="quiet"
                label={say('popup_disable_named', hostOf(site.origin))}
                busy={model.busy.value}
                onPress={() => void model.disable(site)}
              >
                {say('popup_disable_site')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
