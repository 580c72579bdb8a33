import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import type { FormRecord } from './form';
import { FORM } from '../../fields/kit/editor/kinds';

export type FormAccess =
	{ state: 'loading' | 'missing' | 'binned' | 'forbidden' | 'failed' } | { state: 'ready'; published: boolean };

/** State of a request. The error is the response itself, or the data that api-fetch has read from the response. */
interface ResolutionState {
	status?: string;
	error?: { status?: number; data?: { status?: number } };
}

function failure( error: ResolutionState[ 'error' ] ): 'missing' | 'forbidden' | 'failed' {
	switch ( error?.status ?? error?.data?.status ) {
		case 404:
			return 'missing';
		case 401:
		case 403:
			return 'forbidden';
		default:
			return 'failed';
	}
}

/** Returns whether the user can edit a form. The server returns forms only to users who are allowed to edit them. */
export function useFormAccess( id: number ): FormAccess {
	const { record, resolution } = useSelect(
		( select ) => {
			const core = select( coreStore );
			const key = [ FORM.kind, FORM.name, id ] as const;
			return {
				record: core.getEntityRecord( ...key ) as FormRecord | undefined,
				resolution: core.getResolutionState( 'getEntityRecord', [ ...key ] ) as ResolutionState | undefined,
			};
		},
		[ id ]
	);
	if ( record ) {
		if ( record.status === 'trash' ) {
			return { state: 'binned' };
		}
		return { state: 'ready', published: record.status === 'publish' };
	}
	if ( resolution?.status === 'error' ) {
		return { state: failure( resolution.error ) };
	}
	return { state: resolution?.status === 'finished' ? 'missing' : 'loading' };
}
