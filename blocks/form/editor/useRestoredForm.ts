import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FORM } from './form';

interface RestoredForm {
	restore(): void;
	busy: boolean;
	/** Why it is still in the Trash; empty while nothing is wrong. */
	problem: string;
}

/** What apiFetch throws: the server's answer. */
function hasMessage( error: unknown ): error is { message: string } {
	return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}

/** Takes a form out of the Trash with the status that it had, and shows it where its block stands. */
export function useRestoredForm( id: number ): RestoredForm {
	const { invalidateResolution } = useDispatch( coreStore );
	const [ busy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const restore = async () => {
		setBusy( true );
		setProblem( '' );
		try {
			await apiFetch( { path: `/vestibule/v1/forms/${ id }/restore`, method: 'POST' } );
			void invalidateResolution( 'getEntityRecord', [ FORM.kind, FORM.name, id ] );
		} catch ( error ) {
			setProblem(
				hasMessage( error ) ? error.message : __( 'The form could not be restored. Try again.', 'vestibule' )
			);
			setBusy( false );
		}
	};
	return { restore: () => void restore(), busy, problem };
}
