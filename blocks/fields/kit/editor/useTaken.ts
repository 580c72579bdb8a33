import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import type { FormTaken } from '../../../../src/contracts/form-taken';
import { FORM } from './kinds';

const NONE: FormTaken = { total: 0, options: {}, waiting: {} };

/**
 * Returns the numbers of used spots and of waiting list entries for a form. Reloads them after each save. They are 0
 * while loading.
 */
export function useTaken( id: number ): FormTaken {
	const [ taken, setTaken ] = useState( NONE );
	const isSaving = useSelect(
		( select ) => select( coreStore ).isSavingEntityRecord( FORM.kind, FORM.name, id ),
		[ id ]
	);
	useEffect( () => {
		let isGone = false;
		if ( id > 0 && ! isSaving ) {
			apiFetch< FormTaken >( { path: `/vestibule/v1/forms/${ id }/taken` } )
				.catch( () => NONE )
				.then( ( found ) => {
					if ( ! isGone ) {
						setTaken( found );
					}
				} );
		}
		return () => {
			isGone = true;
		};
	}, [ id, isSaving ] );
	return taken;
}
