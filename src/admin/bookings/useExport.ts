import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Say } from '../entries/useSnackbars';
import { reasonOf } from '../kit/reasonOf';
import { instantOf } from './api';
import { startExport } from './changes';
import type { Range } from './range';
import type { Query } from './route';
import { spanOf } from './useBookings';

function save( file: Blob, answer: Response ): void {
	const name = /filename="([^"]+)"/.exec( answer.headers.get( 'Content-Disposition' ) ?? '' )?.[ 1 ];
	const link = document.createElement( 'a' );
	link.href = URL.createObjectURL( file );
	link.download = name ?? 'bookings.csv';
	link.click();
	setTimeout( () => URL.revokeObjectURL( link.href ), 60_000 );
}

/** What is shown as a file: the same days and filters. */
export function useExport( query: Query, range: Range, say: Say ) {
	const [ isRunning, setRunning ] = useState( false );
	const start = async () => {
		setRunning( true );
		try {
			const { from, to } = spanOf( query, range );
			const answer = await startExport( instantOf( from ), instantOf( to ), query );
			save( await answer.blob(), answer );
			say( __( 'The file is made.', 'vestibule' ) );
		} catch ( error ) {
			say( await reasonOf( error ) );
		}
		setRunning( false );
	};
	return { isRunning, start: () => void ( isRunning || start() ) };
}
