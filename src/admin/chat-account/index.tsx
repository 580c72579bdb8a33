import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ChatAccount } from '../../contracts/chat-account';
import { mount } from '../kit/mount';
import { PostScreen } from '../kit/PostScreen';
import { Section } from '../kit/Section';
import { usePost } from '../kit/usePost';
import { HoursSection } from './HoursSection';
import { accountKind, type FromServer } from './kind';
import { MessageField, NumberField } from './LinkSection';
import { PersonSection } from './PersonSection';
import { Preview } from './Preview';
import { TextsSection } from './TextsSection';
import '../kit/chat-stage.css';
import './account.css';

/** Makes and changes one chat account (docs/chat.md). */
function App( { server }: { server: FromServer } ) {
	const { id, name, picture, account } = server;
	const [ kind ] = useState( () => accountKind( id ) );
	const { draft, change, ...post } = usePost( { name, picture, account }, server.status, kind );
	const changeAccount = ( changes: Partial< ChatAccount > ) =>
		change( { account: { ...draft.account, ...changes } } );
	return (
		<PostScreen
			server={ server }
			post={ post }
			listLabel={ __( 'All accounts', 'vestibule' ) }
			beside={ <Preview server={ server } draft={ draft } /> }
		>
			<PersonSection server={ server } draft={ draft } error={ post.errors.name ?? '' } onChange={ change } />
			<Section title={ __( 'Chat link', 'vestibule' ) }>
				<NumberField
					number={ draft.account.number }
					error={ post.errors.number ?? '' }
					onChange={ ( number ) => changeAccount( { number } ) }
				/>
				<MessageField
					server={ server }
					account={ draft.account }
					onChange={ ( predefinedText ) => changeAccount( { predefinedText } ) }
				/>
			</Section>
			<HoursSection
				server={ server }
				account={ draft.account }
				errors={ post.errors }
				onChange={ changeAccount }
			/>
			{ draft.account.isAlwaysAvailable === 'OFF' && (
				<TextsSection account={ draft.account } onChange={ changeAccount } />
			) }
		</PostScreen>
	);
}

mount( 'vestibule-chat-account', 'vestibuleChatAccount', App );
