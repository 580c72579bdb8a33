import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import type { Push } from '../../src/contracts/push';

/** The site's settings, for those who may read them; an author knows nothing of them, and nothing is said then. */
export const usePushSettings = (): Push | undefined =>
	useSelect( ( select ) => {
		const { canUser, getEntityRecord } = select( coreStore );
		if ( ! canUser( 'read', { kind: 'root', name: 'site' } ) ) {
			return undefined;
		}
		return ( getEntityRecord( 'root', 'site', undefined ) as { vestibule_push?: Push } | undefined )
			?.vestibule_push;
	}, [] );
