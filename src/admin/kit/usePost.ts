import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { reasonOf } from './reasonOf';
import { refusalsOf, type Refusals } from './refusals';

/** As what a post is saved: visitors see it, or not yet. */
export type Wanted = 'publish' | 'draft';

/** What is special about one kind of post that is edited on a screen of its own. */
export interface PostKind< Draft > {
	/** What was typed, as it is stored where it can be read. */
	read( draft: Draft ): Draft;
	/** What keeps it from being saved, by control; a draft may lack what a visitor needs. */
	errorsOf( draft: Draft, wanted: Wanted ): Refusals;
	/** Sends it and answers the post's status. */
	store( draft: Draft, wanted: Wanted ): Promise< string >;
	/** What is said once it is saved. */
	saved: Record< Wanted, string >;
}

/** A post in the making. Whatever goes wrong, what was typed stays. */
export function usePost< Draft >( start: Draft, startStatus: string, kind: PostKind< Draft > ) {
	const [ saved, setSaved ] = useState( start );
	const [ draft, setDraft ] = useState( start );
	const [ status, setStatus ] = useState( startStatus );
	const [ errors, setErrors ] = useState< Refusals >( {} );
	const [ failure, setFailure ] = useState( '' );
	const [ message, setMessage ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );

	const change = ( changes: Partial< Draft > ) => {
		setDraft( ( before ) => ( { ...before, ...changes } ) );
		setMessage( '' );
		setErrors( {} );
	};

	const save = async ( wanted: Wanted ): Promise< boolean > => {
		const typed = kind.read( draft );
		const found = kind.errorsOf( typed, wanted );
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
			setStatus( await kind.store( typed, wanted ) );
			setSaved( typed );
			setMessage( kind.saved[ wanted ] );
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
