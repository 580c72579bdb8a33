import { useMemo } from '@wordpress/element';
import { __, _nx, sprintf } from '@wordpress/i18n';
import { startsOf } from '../../hours/slots';
import { storedDaysOff } from '../kit/hours/daysOff';
import { storedWeek } from '../kit/hours/week';
import { Section } from '../kit/settings/Section';
import { errorsOf, readDraft, type Draft, type FromServer } from './draft';

const DAYS = 14;
const DAY = 86_400_000;

/**
 * Returns the times that result from these settings, grouped by day in the appointment type's time zone. Null if the
 * settings are invalid.
 */
function timesByDay( typed: Draft, { limits, siteZone }: FromServer, now: number ): Map< string, string[] > | null {
	const draft = readDraft( typed );
	if ( Object.keys( errorsOf( draft, limits ) ).some( ( place ) => place !== 'place' ) ) {
		return null;
	}
	const { numbers, timezone, hours } = draft;
	const zone = timezone || siteZone;
	const offer = {
		duration: Number( numbers.duration ),
		step: Number( numbers.step ),
		notice: Number( numbers.notice ),
		horizon: Number( numbers.horizon ),
		hours: storedWeek( hours ),
		overrides: storedDaysOff( draft.daysOff ),
	};
	const days = new Map< string, string[] >();
	try {
		const language = document.documentElement.lang || 'en';
		const day = new Intl.DateTimeFormat( language, {
			timeZone: zone,
			weekday: 'short',
			day: 'numeric',
			month: 'short',
		} );
		const time = new Intl.DateTimeFormat( language, { timeZone: zone, hour: 'numeric', minute: '2-digit' } );
		for ( const start of startsOf( offer, zone, now, now, now + DAYS * DAY ) ) {
			days.set( day.format( start ), [ ...( days.get( day.format( start ) ) ?? [] ), time.format( start ) ] );
		}
	} catch {
		// The browser doesn't support the time zone, so the times can't be calculated.
		return null;
	}
	return days;
}

/** Preview of the times in the next two weeks, based on the unsaved settings. */
export function PreviewSection( { server, draft }: { server: FromServer; draft: Draft } ) {
	const hasNoHost = draft.hosts.length > 0 && ! server.hosts.some( ( { id } ) => draft.hosts.includes( id ) );
	const days = useMemo( () => timesByDay( draft, server, Date.now() ), [ draft, server ] );
	return (
		<Section title={ __( 'The next two weeks', 'vestibule' ) }>
			<p className="vestibule-admin__hint">
				{ days === null
					? __( 'Times are shown here when the settings are valid.', 'vestibule' )
					: __(
							'Times from these settings. Existing bookings and the hosts’ own hours are not considered.',
							'vestibule'
						) }
			</p>
			{ hasNoHost && (
				<p className="vestibule-admin__error">
					{ __( 'None of the chosen hosts is published, so no times are offered to visitors.', 'vestibule' ) }
				</p>
			) }
			{ ! hasNoHost && days?.size === 0 && (
				<p>{ __( 'No times available in the next two weeks.', 'vestibule' ) }</p>
			) }
			{ ! hasNoHost && days && days.size > 0 && (
				<dl className="vestibule-event__preview">
					{ [ ...days ].map( ( [ day, times ] ) => (
						<div key={ day }>
							<dt>
								<time>{ day }</time>
							</dt>
							<dd>
								{ sprintf(
									/* translators: %s: number of times. */
									_nx( '%s time', '%s times', times.length, 'bookable times', 'vestibule' ),
									times.length.toLocaleString( document.documentElement.lang || 'en' )
								) }{ ' ' }
								<time>{ [ times[ 0 ], ...times.slice( 1 ).slice( -1 ) ].join( ' … ' ) }</time>
							</dd>
						</div>
					) ) }
				</dl>
			) }
		</Section>
	);
}
