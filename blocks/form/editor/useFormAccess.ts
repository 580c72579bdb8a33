import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import type { FormRecord } from './form';
import { FORM } from '../../fields/kit/editor/kinds';

export type FormAccess =
	{ state: 'loading' | 'missing' | 'binned' | 'forbidden' | 'failed' } | { state: 'ready'; published: boolean };

/** The error is the server's answer, or what api-fetch read out of it. */
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

/**
 * Whether a form is there for this person. The server shows a form to those who may edit it and to nobody else, so who
 * sees it may change it.
 */
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
