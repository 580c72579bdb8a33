import type { Consent } from '../../contracts/consent';
import { mount } from '../kit/mount';
import { BehaviorSection, ModeSection, ReceiptsSection } from './BehaviorSection';
import { ChoicesSection } from './ChoicesSection';
import { AppearanceSection } from './AppearanceSection';
import type { PolicyPageProps } from './PolicyPage';
import { Preview } from './Preview';
import { ReceiptList } from './ReceiptList';
import { Screen } from './settings';
import { TextsSection } from './TextsSection';
import './consent.css';

/** Initial data of the screen. */
interface FromServer extends PolicyPageProps {
	settings: Consent;
	defaults: Consent;
	/** HTML of a page of the site without content. */
	previewPage: string;
}

/** Settings screen for the cookie notice, with the recorded choices (docs/consent.md). */
function App( { server }: { server: FromServer } ) {
	return (
		<>
			<Screen
				server={ server }
				className="vestibule-consent-admin"
				beside={ <Preview page={ server.previewPage } /> }
			>
				<TextsSection policyTitle={ server.policyTitle } privacyPage={ server.privacyPage } />
				<AppearanceSection />
				<ChoicesSection />
				<BehaviorSection />
				<ModeSection />
				<ReceiptsSection />
			</Screen>
			<ReceiptList />
		</>
	);
}

mount( 'vestibule-consent', 'vestibuleConsentSettings', App );
