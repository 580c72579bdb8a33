import { useCallback } from '@wordpress/element';
import { reasonOf } from '../kit/reasonOf';
import { useLoad } from '../kit/useLoad';
import { fetchColumns, saveColumns, type FormColumns } from './api';
import type { Say } from './useSnackbars';

interface Columns {
	/** Of this form and no other; null while they are on their way. */
	form: FormColumns | null;
	/** At once on the screen; kept by the server behind that. */
	choose: ( keys: readonly string[] ) => void;
}

export function useColumns( form: number, say: Say ): Columns {
	const load = useCallback( ( signal: AbortSignal ) => fetchColumns( form, signal ), [ form ] );
	const { data, change } = useLoad( load );
	const here = data?.form === form ? data : null;
	const choose = ( keys: readonly string[] ) => {
		if ( here !== null ) {
			change( { ...here, chosen: [ ...keys ] } );
			saveColumns( form, keys ).catch( async ( error: unknown ) => say( await reasonOf( error ) ) );
		}
	};
	return { form: here, choose };
}
