import type { Consent } from '../../contracts/consent';
import { mount } from '../kit/mount';
import { BehaviourSection, ModeSection, ReceiptsSection } from './BehaviourSection';
import { ChoicesSection } from './ChoicesSection';
import { LookSection } from './LookSection';
import type { PolicyPageProps } from './PolicyPage';
import { Preview } from './Preview';
import { ReceiptList } from './ReceiptList';
import { Screen } from './settings';
import { WordsSection } from './WordsSection';
import './consent.css';

/** Initial data of the screen. */
interface FromServer extends PolicyPageProps {
	settings: Consent;
	defaults: Consent;
	/** HTML of a page of the site without content. */
	previewPage: string;
}

/** Settings screen of the cookie notice, with the recorded choices (docs/consent.md). */
function App( { server }: { server: FromServer } ) {
	return (
		<>
			<Screen
				server={ server }
				className="vestibule-consent-admin"
				beside={ <Preview page={ server.previewPage } /> }
			>
				<WordsSection policyTitle={ server.policyTitle } privacyPage={ server.privacyPage } />
				<LookSection />
				<ChoicesSection />
				<BehaviourSection />
				<ModeSection />
				<ReceiptsSection />
			</Screen>
			<ReceiptList />
		</>
	);
}

mount( 'vestibule-consent', 'vestibuleConsentSettings', App );
