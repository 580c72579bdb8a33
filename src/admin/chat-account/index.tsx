import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { mount } from '../kit/mount';
import { HoursSection } from './HoursSection';
import { accountKind, type FromServer } from './kind';
import { Screen } from './settings';
import { LinkSection } from './LinkSection';
import { PersonSection } from './PersonSection';
import { Preview } from './Preview';
import { TextsSection } from './TextsSection';
import '../kit/chat-stage.css';
import './account.css';

/** Edit screen of a chat account (docs/chat.md). */
function App( { server }: { server: FromServer } ) {
	const { id, name, picture, account, status } = server;
	const [ kind ] = useState( () => accountKind( id, status === 'publish' ? account.number : '' ) );
	return (
		<Screen
			server={ server }
			start={ { ...account, name, picture } }
			kind={ kind }
			listLabel={ __( 'All accounts', 'vestibule' ) }
			beside={ <Preview server={ server } /> }
		>
			<PersonSection canUpload={ server.canUpload } />
			<LinkSection server={ server } />
			<HoursSection server={ server } />
			<TextsSection />
		</Screen>
	);
}

mount( 'vestibule-chat-account', 'vestibuleChatAccount', App );
