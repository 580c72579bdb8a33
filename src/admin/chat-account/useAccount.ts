import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { chatLink } from '../../chat/link';
import type { ChatAccount } from '../../contracts/chat-account';
import type { Picture } from '../chat-parts/chooseImage';
import { reasonOf } from '../entries/api';
import { hoursErrors } from '../hours/errors';
import { refusalsOf } from '../settings-parts/refusals';
import { saveAccount } from './api';
import type { FromServer } from './fromServer';
import { hoursOf, readWeek } from './week';

/** What the screen shows and can be changed. */
export interface Draft {
	name: string;
	picture: Picture;
	account: ChatAccount;
}

/** By control: `name`, `number`, and places such as `hours.monday.0`. */
export type Errors = Record< string, string >;

/** What a visitor could do nothing with is not published; times that are no times are never saved. */
function errorsOf( { name, account }: Draft, status: 'publish' | 'draft' ): Errors {
	const errors: Errors = hoursErrors( hoursOf( account.daysOfWeekWorking ) );
	if ( status === 'publish' && name.trim() === '' ) {
		errors.name = __( 'Give the account a name.', 'vestibule' );
	}
	if ( status === 'publish' && chatLink( account.number, '', 'api' ) === '' ) {
		errors.number = __( 'Give a phone number or a group link that leads to a chat.', 'vestibule' );
	}
	return errors;
}

/** The account in the making. Whatever goes wrong, what was typed stays. */
export function useAccount( server: FromServer ) {
	const { name, picture, account } = server;
	const [ saved, setSaved ] = useState< Draft >( { name, picture, account } );
	const [ draft, setDraft ] = useState( saved );
	const [ status, setStatus ] = useState( server.status );
	const [ errors, setErrors ] = useState< Errors >( {} );
	const [ failure, setFailure ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const [ message, setMessage ] = useState( '' );

	const change = ( changes: Partial< Draft > ) => {
		setDraft( ( before ) => ( { ...before, ...changes } ) );
		setMessage( '' );
		setErrors( {} );
	};

	const save = async ( wanted: 'publish' | 'draft' ): Promise< boolean > => {
		const typed = {
			...draft,
			account: { ...draft.account, daysOfWeekWorking: readWeek( draft.account.daysOfWeekWorking ) },
		};
		const found = errorsOf( typed, wanted );
		setDraft( typed );
		setErrors( found );
		setFailure( [ ...new Set( Object.values( found ) ) ].join( ' ' ) );
		if ( Object.keys( found ).length > 0 ) {
			return false;
		}
		setBusy( true );
		setMessage( '' );
		try {
			const answer = await saveAccount( server.id, {
				name: typed.name,
				status: wanted,
				picture: typed.picture.id,
				account: typed.account,
			} );
			setSaved( typed );
			setStatus( answer.status );
			setMessage(
				wanted === 'publish'
					? __( 'Saved. Visitors see it.', 'vestibule' )
					: __( 'Saved as a draft. Visitors do not see it.', 'vestibule' )
			);
			return true;
		} catch ( error ) {
			setErrors( refusalsOf( error ) );
			setFailure( await reasonOf( error ) );
			return false;
		} finally {
			setBusy( false );
		}
	};

	const isDirty = JSON.stringify( draft ) !== JSON.stringify( saved );
	return { draft, change, save, status, errors, failure, isBusy, isDirty, message };
}
