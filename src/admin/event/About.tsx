import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { durationWords } from '../kit/durations';
import type { Draft } from './draft';

interface AboutProps {
	draft: Draft;
	/** Leads to the settings of length and place. */
	onEdit(): void;
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
			{ Number.isInteger( minutes ) && minutes > 0 && <span>{ durationWords( minutes ) }</span> }
			{ place !== '' && <span>{ place }</span> }
			<Button variant="link" onClick={ onEdit }>
				{ __( 'Change length and place', 'vestibule' ) }
			</Button>
		</div>
	);
}
