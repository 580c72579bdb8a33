import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { SelectControl, TextControl, TextareaControl } from '../../../controls/wordpress';
import type { EntriesEntry } from '../../../contracts/entries-entry';
import { Dialog } from '../../kit/list/Dialog';
import { reasonOf } from '../../kit/server/reasonOf';
import { sendReply } from '../entry/api';
import { unturned } from '../../kit/isolated';
import type { Actions } from '../entry/useActions';
import { senderOf } from '../entry/words';

/** Maximum length of the quote. It leaves room for the reply in the email. */
const MAX_QUOTE_CHARACTERS = 12000;

/** Returns the initial text of the reply: an empty line, followed by the quoted answers. */
function quoteOf( entry: Pick< EntriesEntry, 'id' | 'name' | 'email' | 'received' | 'fields' > ): string {
	const lines = entry.fields
		.filter( ( field ) => field.values.length > 0 )
		.flatMap( ( field ) => `${ field.label }: ${ field.values.join( ', ' ) }`.split( /\r\n|\r|\n/ ) )
		.map( ( line ) => `> ${ line }` );
	/* translators: 1: day and time, 2: name of the sender. */
	const start = sprintf( __( 'On %1$s %2$s wrote:', 'vestibule' ), entry.received, senderOf( entry ) );
	return `\n\n${ start }\n${ lines.join( '\n' ) }\n`.slice( 0, MAX_QUOTE_CHARACTERS );
}

interface Props {
	entry: EntriesEntry;
	actions: Actions;
	close: () => void;
}

/** Dialog that replies to the sender by email, with the quoted answers. The reply is stored with the entry. */
export function ReplyDialog( { entry, actions, close }: Props ) {
	const about = unturned( entry.subject === '' ? entry.form.title : entry.subject );
	/* translators: %s: subject of an entry. */
	const answer = sprintf( __( 'Re: %s', 'vestibule' ), about );
	const [ subject, setSubject ] = useState( answer.slice( 0, 200 ) );
	/**
	 * Text of the reply; null until the user types. Before that, the quote is updated with the entry, because edited
	 * answers may still be loading.
	 */
	const [ typed, setBody ] = useState< string | null >( null );
	const body = typed ?? quoteOf( entry );
	const [ replyTo, setReplyTo ] = useState< 'me' | 'site' >( 'me' );
	const [ failure, setFailure ] = useState( '' );
	const send = async () => {
		try {
			await sendReply( entry.id, { subject, body, replyTo } );
			actions.done( __( 'The reply was sent.', 'vestibule' ) );
			close();
		} catch ( error ) {
			setFailure( await reasonOf( error ) );
		}
	};
	return (
		<Dialog
			/* translators: %s: an email address. */
			title={ sprintf( __( 'Reply to %s', 'vestibule' ), entry.replyTo ) }
			className="vestibule-entries-answer"
			shouldCloseOnClickOutside={ false }
			verb={ __( 'Send', 'vestibule' ) }
			isReady={ subject.trim() !== '' && body.trim() !== '' }
			failure={ failure }
			submit={ send }
			close={ close }
		>
			<TextControl
				label={ __( 'Subject', 'vestibule' ) }
				value={ subject }
				maxLength={ 200 }
				required
				onChange={ setSubject }
			/>
			<TextareaControl
				label={ __( 'Message', 'vestibule' ) }
				value={ body }
				maxLength={ 20000 }
				rows={ 12 }
				required
				dir="auto"
				onChange={ setBody }
			/>
			<SelectControl
				label={ __( 'Reply-to address', 'vestibule' ) }
				help={ __( 'The email is sent from the address that this site uses for email.', 'vestibule' ) }
				value={ replyTo }
				options={ [
					{ value: 'me', label: __( 'My address', 'vestibule' ) },
					{ value: 'site', label: __( 'This site’s email address', 'vestibule' ) },
				] }
				onChange={ ( value ) => setReplyTo( value === 'site' ? 'site' : 'me' ) }
			/>
		</Dialog>
	);
}
