import { __, sprintf } from '@wordpress/i18n';
import { List } from './List';
import type { Row } from './row';
import { useSite } from './site';

interface Props {
	rows: readonly Row[];
	total: number;
	now: number;
	toneOf: ( event: number ) => number;
	open: ( id: number ) => void;
}

/** What a search found: what is still to come first, then what is over, the latest first. */
export function Results( { rows, total, now, toneOf, open }: Props ) {
	const { clock } = useSite();
	const daysOf = ( some: readonly Row[] ) => [
		...new Set( some.map( ( { start } ) => clock.dayOf( Date.parse( start ) ) ) ),
	];
	const ahead = rows.filter( ( { end } ) => Date.parse( end ) > now );
	const over = rows.filter( ( { end } ) => Date.parse( end ) <= now );
	const part = ( title: string, some: readonly Row[], days: string[] ) =>
		some.length > 0 && (
			<section aria-label={ title }>
				<h2 className="vestibule-bookings__part">{ title }</h2>
				<List days={ days } rows={ some } now={ now } toneOf={ toneOf } open={ open } />
			</section>
		);
	return (
		<>
			{ total > rows.length && (
				<p className="vestibule-bookings__hint">
					{ sprintf(
						/* translators: 1: number of bookings that are shown, 2: number of all. */
						__( 'The first %1$d of %2$d are shown. Search for more of the name.', 'vestibule' ),
						rows.length,
						total
					) }
				</p>
			) }
			{ part( __( 'Ahead', 'vestibule' ), ahead, daysOf( ahead ) ) }
			{ part( __( 'Earlier', 'vestibule' ), over, daysOf( over ).reverse() ) }
		</>
	);
}
