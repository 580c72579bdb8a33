import { __, _n, sprintf } from '@wordpress/i18n';
import { mark, type Changed, type Status } from './api';
import { lostAppointments } from './words';
import type { Say } from './useSnackbars';

/** An entry and where it stands now. */
interface Standing {
	id: number;
	status: Status;
}

export interface SpamActions {
	spam: ( entries: readonly Standing[] ) => Promise< boolean >;
	/** Out of the spam folder; says which appointments are lost. */
	notSpam: ( entries: readonly Standing[] ) => Promise< boolean >;
}

type Attempt = ( work: () => Promise< Changed > ) => Promise< Changed | undefined >;

/** Into the spam folder and out of it. */
export function spamActions( attempt: Attempt, say: Say ): SpamActions {
	const change = ( entries: readonly Standing[], status: 'spam' | 'not-spam' ) =>
		attempt( () =>
			mark(
				entries.map( ( entry ) => entry.id ),
				status
			)
		);
	const notSpam: SpamActions[ 'notSpam' ] = async ( entries ) => {
		const answer = await change( entries, 'not-spam' );
		if ( answer !== undefined ) {
			const count = entries.length;
			say(
				[
					sprintf(
						/* translators: %d: number of entries. */
						_n(
							'%d entry is not spam: it is among the entries.',
							'%d entries are not spam: they are among the entries.',
							count,
							'vestibule'
						),
						count
					),
					...lostAppointments( answer.unbooked ?? [] ),
				].join( ' ' )
			);
		}
		return answer !== undefined;
	};
	return {
		notSpam,
		spam: async ( entries ) => {
			const answer = await change( entries, 'spam' );
			if ( answer !== undefined ) {
				say(
					sprintf(
						/* translators: %d: number of entries. */
						_n( '%d entry marked as spam.', '%d entries marked as spam.', entries.length, 'vestibule' ),
						entries.length
					),
					{ label: __( 'Undo', 'vestibule' ), onClick: () => void notSpam( entries ) }
				);
			}
			return answer !== undefined;
		},
	};
}
