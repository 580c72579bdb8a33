import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Draft } from './draft';

interface AboutProps {
	draft: Draft;
	/** Leads to the settings of length and place. */
	onEdit(): void;
}

const number = ( value: number ) => value.toLocaleString( document.documentElement.lang || 'en' );

function lengthOf( minutes: number ): string {
	return minutes % 60 === 0
		? /* translators: %s: number of hours. */
			sprintf( _n( '%s hour', '%s hours', minutes / 60, 'vestibule' ), number( minutes / 60 ) )
		: /* translators: %s: number of minutes. */
			sprintf( _n( '%s minute', '%s minutes', minutes, 'vestibule' ), number( minutes ) );
}

/** The link of a call and a phone number are for those who have booked. */
function placeOf( { kind, text }: Draft[ 'place' ] ): string {
	switch ( kind ) {
		case 'none':
			return '';
		case 'phone':
			return __( 'By phone', 'vestibule' );
		case 'video':
			return __( 'Video call', 'vestibule' );
		default:
			return text.trim();
	}
}

/** What visitors read above the calendar, below the name: how long it takes, and where. */
export function About( { draft, onEdit }: AboutProps ) {
	const minutes = Number( draft.numbers.duration );
	const place = placeOf( draft.place );
	return (
		<div className="vestibule-event__about">
			{ Number.isInteger( minutes ) && minutes > 0 && <span>{ lengthOf( minutes ) }</span> }
			{ place !== '' && <span>{ place }</span> }
			<Button variant="link" onClick={ onEdit }>
				{ __( 'Change length and place', 'vestibule' ) }
			</Button>
		</div>
	);
}
