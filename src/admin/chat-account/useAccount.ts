import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { chatLink } from '../../chat/link';
import type { ChatAccount } from '../../contracts/chat-account';
import type { Picture } from '../chat-parts/chooseImage';
import { reasonOf } from '../entries/api';
import { fieldsOf, saveAccount } from './api';
import type { FromServer } from './fromServer';
import { incompleteDay } from './week';

/** What the screen shows and can be changed. */
export interface Draft {
	name: string;
	picture: Picture;
	account: ChatAccount;
}

export type Errors = Partial< Record< 'name' | 'number' | 'hours', string > >;

/** What a visitor could do nothing with is not published; times that are no times are never saved. */
function errorsOf( { name, account }: Draft, status: 'publish' | 'draft' ): Errors {
	const errors: Errors = {};
	if ( status === 'publish' && name.trim() === '' ) {
		errors.name = __( 'Give the account a name.', 'vestibule' );
	}
	if ( status === 'publish' && chatLink( account.number, '', 'api' ) === '' ) {
		errors.number = __( 'Give a phone number or a group link that leads to a chat.', 'vestibule' );
	}
	if ( incompleteDay( account.daysOfWeekWorking ) !== null ) {
		errors.hours = __( 'Some times are incomplete. Give both times or remove them.', 'vestibule' );
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
		const found = errorsOf( draft, wanted );
		setErrors( found );
		setFailure( Object.values( found ).join( ' ' ) );
		if ( Object.keys( found ).length > 0 ) {
			return false;
		}
		setBusy( true );
		setMessage( '' );
		try {
			const answer = await saveAccount( server.id, { name: draft.name, status: wanted, picture: draft.picture.id, account: draft.account } );
			setSaved( draft );
			setStatus( answer.status );
			setMessage( wanted === 'publish' ? __( 'Saved. Visitors see it.', 'vestibule' ) : __( 'Saved as a draft. Visitors do not see it.', 'vestibule' ) );
			return true;
		} catch ( error ) {
			setErrors( fieldsOf( error ) );
			setFailure( await reasonOf( error ) );
			return false;
		} finally {
			setBusy( false );
		}
	};

	const isDirty = JSON.stringify( draft ) !== JSON.stringify( saved );
	return { draft, change, save, status, errors, failure, isBusy, isDirty, message };
}
