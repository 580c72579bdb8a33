import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { FORM, type FormRecord } from './form';

export type FormAccess =
	| { state: 'loading' | 'missing' | 'forbidden' | 'failed' }
	| { state: 'ready'; canEdit: boolean; published: boolean };

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

/** Whether a form is there, and what this person may do with it. A form in the bin counts as deleted. */
export function useFormAccess( id: number ): FormAccess {
	const { record, resolution, canEdit } = useSelect(
		( select ) => {
			const core = select( coreStore );
			const key = [ FORM.kind, FORM.name, id ] as const;
			return {
				record: core.getEntityRecord( ...key ) as FormRecord | undefined,
				resolution: core.getResolutionState( 'getEntityRecord', [
					...key,
				] ) as ResolutionState | undefined,
				canEdit:
					core.canUser( 'update', { ...FORM, id } ) ?? null,
			};
		},
		[ id ]
	);
	if ( record ) {
		if ( record.status === 'trash' ) {
			return { state: 'missing' };
		}
		return canEdit === null
			? { state: 'loading' }
			: { state: 'ready', canEdit, published: record.status === 'publish' };
	}
	if ( resolution?.status === 'error' ) {
		return { state: failure( resolution.error ) };
	}
	return { state: resolution?.status === 'finished' ? 'missing' : 'loading' };
}
