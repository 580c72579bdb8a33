import { __ } from '@wordpress/i18n';
import { RefusalsProvider } from '../settings-parts/refusals';
import { SaveBar } from '../settings-parts/SaveBar';
import { useUnsaved } from '../settings-parts/useUnsaved';
import { AnalyticsSection } from './AnalyticsSection';
import { ConsentSection } from './ConsentSection';
import { DisplaySection } from './DisplaySection';
import type { FromServer } from './fromServer';
import { ImportSection } from './ImportSection';
import { LauncherSection } from './LauncherSection';
import { LinksSection } from './LinksSection';
import { PanelSection } from './PanelSection';
import { Preview } from './Preview';
import { useSettings } from './useSettings';

/** The chat's settings (docs/reference/chat.md). */
export function App( { server }: { server: FromServer } ) {
	const { settings, change, save, reload, failure, refusals, message, isBusy, isDirty } = useSettings(
		server.settings
	);
	const section = { settings, defaults: server.defaults, onChange: change };
	const { foreign } = server;
	useUnsaved( isDirty );
	return (
		<div className="vestibule-admin">
			<div className="vestibule-admin__sections">
				<RefusalsProvider value={ refusals }>
					{ ( foreign.accounts > 0 || foreign.settings ) && (
						<ImportSection foreign={ foreign } accountsUrl={ server.accountsUrl } onDone={ reload } />
					) }
					<DisplaySection { ...section } titles={ server.posts } />
					<LauncherSection { ...section } />
					<PanelSection { ...section } zones={ server.zones } siteZone={ server.siteZone } />
					<ConsentSection { ...section } />
					<LinksSection { ...section } />
					<AnalyticsSection { ...section } />
					<SaveBar
						failure={ failure }
						message={ isDirty ? __( 'There are unsaved changes.', 'vestibule' ) : message }
						label={ __( 'Save', 'vestibule' ) }
						isBusy={ isBusy }
						onSave={ () => void save() }
					/>
				</RefusalsProvider>
			</div>
			<Preview server={ server } settings={ settings } />
		</div>
	);
}
