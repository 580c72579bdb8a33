import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { reasonOf } from '../entries/api';
import { fieldsOf } from '../settings-parts/fieldsOf';
import { draftOf, errorsOf, readDraft, settingsOf, type Draft, type Errors } from './draft';
import type { FromServer } from './fromServer';

/** The event in the making. Whatever goes wrong, what was typed stays. */
export function useEvent( server: FromServer ) {
	const [ saved, setSaved ] = useState( () => draftOf( server ) );
	const [ draft, setDraft ] = useState( saved );
	const [ status, setStatus ] = useState( server.status );
	const [ errors, setErrors ] = useState< Errors >( {} );
	const [ failure, setFailure ] = useState( '' );
	const [ message, setMessage ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );

	const change = ( changes: Partial< Draft > ) => {
		setDraft( ( before ) => ( { ...before, ...changes } ) );
		setMessage( '' );
		setErrors( {} );
	};

	const save = async ( wanted: 'publish' | 'draft' ): Promise< boolean > => {
		const typed = readDraft( draft );
		const found = errorsOf( typed, wanted, server.limits );
		setDraft( typed );
		setErrors( found );
		setMessage( '' );
		if ( Object.keys( found ).length > 0 ) {
			setFailure(
				__( 'Nothing was saved: some settings are not right yet. Each says what it needs.', 'vestibule' )
			);
			return false;
		}
		setFailure( '' );
		setBusy( true );
		try {
			const data = { title: typed.name, status: wanted, meta: { vestibule_event: settingsOf( typed ) } };
			const answer: { status: string } = await apiFetch( {
				path: `/wp/v2/vestibule-events/${ server.id }`,
				method: 'POST',
				data,
			} );
			setSaved( typed );
			setStatus( answer.status );
			setMessage(
				wanted === 'publish'
					? __( 'Saved. Forms offer its times.', 'vestibule' )
					: __( 'Saved as a draft. Forms do not offer it.', 'vestibule' )
			);
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
