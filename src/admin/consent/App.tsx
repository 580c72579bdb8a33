import { __ } from '@wordpress/i18n';
import type { Consent } from '../../contracts/consent';
import { RefusalsProvider } from '../settings-parts/refusals';
import { SaveBar } from '../settings-parts/SaveBar';
import { useStored } from '../settings-parts/useStored';
import { useUnsaved } from '../settings-parts/useUnsaved';
import { saveSettings } from './api';
import { BehaviourSection } from './BehaviourSection';
import { ChoicesSection } from './ChoicesSection';
import type { FromServer } from './fromServer';
import { LookSection } from './LookSection';
import { ModeSection } from './ModeSection';
import { Preview } from './Preview';
import { ReceiptList } from './ReceiptList';
import { ReceiptsSection } from './ReceiptsSection';
import { WordsSection } from './WordsSection';

/** The cookie notice's settings, and what was chosen (docs/reference/consent.md). */
export function App( { server }: { server: FromServer } ) {
	const { settings, change, save, failure, refusals, message, isBusy, isDirty } = useStored(
		server.settings,
		saveSettings
	);
	const onChange = ( changes: Partial< Consent > ) => change( ( before ) => ( { ...before, ...changes } ) );
	const section = { settings, defaults: server.defaults, onChange };
	useUnsaved( isDirty );
	return (
		<>
			<div className="vestibule-admin vestibule-consent-admin">
				<div className="vestibule-admin__sections">
					<RefusalsProvider value={ refusals }>
						<WordsSection
							{ ...section }
							policyTitle={ server.policyTitle }
							privacyPage={ server.privacyPage }
						/>
						<LookSection { ...section } />
						<ChoicesSection { ...section } />
						<BehaviourSection { ...section } />
						<ModeSection { ...section } />
						<ReceiptsSection { ...section } />
						<SaveBar
							failure={ failure }
							message={ isDirty ? __( 'There are unsaved changes.', 'vestibule' ) : message }
							label={ __( 'Save', 'vestibule' ) }
							isBusy={ isBusy }
							onSave={ () => void save() }
						/>
					</RefusalsProvider>
				</div>
				<Preview page={ server.previewPage } settings={ settings } />
			</div>
			<ReceiptList />
		</>
	);
}
