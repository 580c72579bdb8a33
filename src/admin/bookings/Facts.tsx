import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { wallClock } from '../../time/wall';
import { isZone } from '../../time/zone';
import { siteClock } from '../../time/clock';
import { siteDates } from './dates';
import type { Row } from './row';
import { nameOfZone, useSite, type Site } from './site';
import { eventWords, timesOf } from './words';

/** What another clock shows at the start, where that is something else; empty where it is the same. */
function elsewhere( { start }: Row, zone: string, site: Site ): string {
	const at = Date.parse( start );
	if ( zone === '' || ! isZone( zone ) || wallClock( zone ).wall( at ) === site.clock.wall( at ) ) {
		return '';
	}
	const dates = siteDates( site.formats, siteClock( zone ), document.documentElement.lang );
	return `${ dates.moment( at ) }, ${ nameOfZone( zone ) }`;
}

/** Who put it there; of what visitors booked nothing has to be said. */
function sourceOf( { status, source }: Row ): string {
	if ( status === 'blocked' && source !== '' ) {
		/* translators: %s: name of a calendar. */
		return sprintf( __( 'The calendar “%s”', 'vestibule' ), source );
	}
	return source === 'manual' ? __( 'Made by the institute', 'vestibule' ) : '';
}

/** What, when, where and who; only what is known. */
export function Facts( { row }: { row: Row } ) {
	const site = useSite();
	const { dates, clock, zoneName } = site;
	const facts: [ string, ReactNode ][] = [
		[ __( 'What', 'vestibule' ), eventWords( row ) ],
		[
			__( 'When', 'vestibule' ),
			<>
				{ dates.day( clock.dayOf( Date.parse( row.start ) ) ) }, { timesOf( row, dates ) } ({ zoneName })
			</>,
		],
		[ __( 'For the visitor', 'vestibule' ), elsewhere( row, row.timezone, site ) ],
		[ __( 'Where', 'vestibule' ), row.place ],
		[ __( 'With', 'vestibule' ), row.host?.name ?? '' ],
		[
			__( 'Email', 'vestibule' ),
			row.email === '' ? (
				''
			) : (
				<a href={ `mailto:${ encodeURIComponent( row.email ).replace( '%40', '@' ) }` }>{ row.email }</a>
			),
		],
		[
			__( 'Phone', 'vestibule' ),
			row.phone === '' ? '' : <a href={ `tel:${ row.phone.replace( /[^\d+]/g, '' ) }` }>{ row.phone }</a>,
		],
		[ __( 'Note', 'vestibule' ), row.status === 'blocked' ? '' : row.note ],
		[ __( 'From', 'vestibule' ), sourceOf( row ) ],
	];
	const history = row.history ?? [];
	return (
		<>
			<dl className="vestibule-bookings__facts">
				{ facts
					.filter( ( [ , value ] ) => value !== '' )
					.map( ( [ term, value ] ) => (
						<div key={ term }>
							<dt>{ term }</dt>
							<dd>
								<bdi>{ value }</bdi>
							</dd>
						</div>
					) ) }
			</dl>
			{ history.length > 0 && (
				<details className="vestibule-bookings__history" open>
					<summary>{ __( 'History', 'vestibule' ) }</summary>
					<ul>
						{ history.map( ( { at, words }, index ) => (
							<li key={ index }>
								<span>{ at }</span> <bdi>{ words }</bdi>
							</li>
						) ) }
					</ul>
				</details>
			) }
		</>
	);
}
