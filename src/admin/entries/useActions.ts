import { useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { deleteForGood, mark, reasonOf, type Status } from './api';
import type { Say } from './useSnackbars';

/** An entry and where it stands now, which is what undoing goes back to. */
export interface Marked {
	id: number;
	status: Status;
}

export interface Actions {
	/** Grows with every change, so that what is shown can be loaded again. */
	version: number;
	/** True when it was done. Says what happened, with undo for the trash. */
	mark: ( entries: readonly Marked[], status: Status, quietly?: boolean ) => Promise< boolean >;
	remove: ( ids: readonly number[] ) => Promise< boolean >;
}

function words( count: number, status: Status ): string {
	switch ( status ) {
		case 'trash':
			/* translators: %d: number of entries. */
			return sprintf( _n( '%d entry moved to the trash.', '%d entries moved to the trash.', count, 'vestibule' ), count );
		case 'read':
			/* translators: %d: number of entries. */
			return sprintf( _n( '%d entry marked as read.', '%d entries marked as read.', count, 'vestibule' ), count );
		case 'unread':
			/* translators: %d: number of entries. */
			return sprintf( _n( '%d entry marked as unread.', '%d entries marked as unread.', count, 'vestibule' ), count );
	}
}

/** Gives entries back the status each one had. */
async function restore( entries: readonly Marked[] ): Promise< void > {
	for ( const status of [ 'unread', 'read', 'trash' ] as const ) {
		const ids = entries.filter( ( entry ) => entry.status === status ).map( ( entry ) => entry.id );
		if ( ids.length > 0 ) {
			await mark( ids, status );
		}
	}
}

/** What can be done to entries, from the list and from an entry alike. */
export function useActions( say: Say, changed: () => void ): Actions {
	const [ version, setVersion ] = useState( 0 );
	return useMemo( () => {
		const attempt = async ( work: () => Promise< unknown >, quietly = false ): Promise< boolean > => {
			try {
				await work();
			} catch ( error ) {
				say( await reasonOf( error ) );
				return false;
			}
			changed();
			if ( ! quietly ) {
				setVersion( ( before ) => before + 1 );
			}
			return true;
		};
		const undo = ( entries: readonly Marked[] ) => ( {
			label: __( 'Undo', 'vestibule' ),
			onClick: () => void attempt( () => restore( entries ) ),
		} );
		return {
			version,
			mark: async ( entries, status, quietly = false ) => {
				const ids = entries.map( ( entry ) => entry.id );
				const done = await attempt( () => mark( ids, status ), quietly );
				if ( done && ! quietly ) {
					say( words( ids.length, status ), undo( entries ) );
				}
				return done;
			},
			remove: async ( ids ) => {
				const done = await attempt( () => deleteForGood( ids ) );
				if ( done ) {
					/* translators: %d: number of entries. */
					say( sprintf( _n( '%d entry deleted permanently.', '%d entries deleted permanently.', ids.length, 'vestibule' ), ids.length ) );
				}
				return done;
			},
		};
	}, [ say, changed, version ] );
}
