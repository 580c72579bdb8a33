import { __, sprintf } from '@wordpress/i18n';
import { calendar, inbox, plus } from '@wordpress/icons';
import type { JSX } from 'react';

/** URLs from plugin/src/Tools/Menu/Palette.php. A URL is undefined if the user is not allowed to open it. */
export interface Addresses {
	/** URL of an entry, to which the entry number is appended. */
	entry?: string;
	/** URL of the calendar for today. */
	today?: string;
	/** URL of the editor for a new form. */
	form?: string;
}

/** Command for the store `core/commands`. */
export interface Command {
	name: string;
	label: string;
	/** Text in which WordPress searches instead of the label. */
	searchLabel?: string;
	icon: JSX.Element;
	callback: ( palette: { close: () => void } ) => void;
}

type Go = ( address: string ) => void;

const to =
	( address: string, go: Go ): Command[ 'callback' ] =>
	( { close } ) => {
		close();
		go( address );
	};

/** Returns the commands that are always available. */
export function commandsOf( { today, form }: Addresses, go: Go ): Command[] {
	const offered = [
		form && { name: 'vestibule/new-form', label: __( 'New form', 'vestibule' ), icon: plus, address: form },
		today && {
			name: 'vestibule/today',
			label: __( 'Today’s bookings', 'vestibule' ),
			icon: calendar,
			address: today,
		},
	];
	return offered.flatMap( ( one ) => {
		if ( ! one ) {
			return [];
		}
		const { address, ...command } = one;
		return [ { ...command, callback: to( address, go ) } ];
	} );
}

/** Returns a command for an entry number in the search, such as "entry 12", "#12" or "12". */
export function entryCommands( { entry }: Addresses, search: string, go: Go ): Command[] {
	const [ , number ] = /(?:^|[\s#])([1-9]\d{0,14})$/.exec( search.trim() ) ?? [];
	if ( entry === undefined || number === undefined ) {
		return [];
	}
	/* translators: %s: ID of an entry. */
	const label = sprintf( __( 'Go to entry %s', 'vestibule' ), number );
	return [
		{
			name: `vestibule/entry-${ number }`,
			label,
			searchLabel: `${ label } #${ number }`,
			icon: inbox,
			callback: to( entry + number, go ),
		},
	];
}
