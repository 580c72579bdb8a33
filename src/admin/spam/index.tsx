import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Spam } from '../../contracts/spam';
import { mount } from '../kit/mount';
import { CaptchaSection } from './CaptchaSection';
import { ChecksSection } from './ChecksSection';
import { KeysSection, type Captcha } from './KeysSection';
import { ListsSection } from './ListsSection';
import { editedOf, save, Screen, type Edited } from './settings';
import './spam.css';

/** Initial data of the screen. */
interface FromServer {
	settings: Spam;
	defaults: Spam;
	services: Captcha[];
	/** Whether the Akismet plugin is active and has a key. */
	hasAkismet: boolean;
}

/**
 * The "Spam protection" screen, with settings for the whole site (docs/spam.md). Captcha and proof of work are set per
 * form.
 */
function App( { server }: { server: FromServer } ) {
	const { services, hasAkismet } = server;
	const [ kept, setKept ] = useState( () =>
		services.filter( ( { hasSecret } ) => hasSecret ).map( ( { name } ) => name )
	);
	const store = async ( edited: Edited, base: Edited ) => {
		const stored = await save( edited, base );
		setKept( ( before ) => [ ...before, ...Object.keys( edited.secrets ) ] );
		return stored;
	};
	return (
		<Screen
			server={ { settings: editedOf( server.settings ), defaults: editedOf( server.defaults ) } }
			store={ store }
			className="vestibule-spam-admin"
		>
			<p className="vestibule-admin__hint">
				{ __(
					'Every form has a honeypot, a one-time token and a rate limit, which need no settings. Choose additional checks here. Spam is stored in its own folder among the entries, and the sender sees the usual message.',
					'vestibule'
				) }
			</p>
			<ChecksSection hasAkismet={ hasAkismet } />
			<ListsSection />
			<CaptchaSection />
			<KeysSection services={ services } kept={ kept } />
		</Screen>
	);
}

mount( 'vestibule-spam', 'vestibuleSpamSettings', App );
