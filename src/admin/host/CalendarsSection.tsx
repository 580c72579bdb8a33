import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Section } from '../kit/Section';
import { CalendarRow } from './CalendarRow';
import { MOST_CALENDARS, type CalendarState } from './calendars';

interface CalendarsSectionProps {
	host: number;
	calendars: readonly string[];
	states: Readonly< Record< string, CalendarState > >;
	errors: Readonly< Record< string, string > >;
	onChange( calendars: string[] ): void;
}

/** The calendars that a host has elsewhere: what is busy there is not offered. */
export function CalendarsSection( { host, calendars, states, errors, onChange }: CalendarsSectionProps ) {
	const list = useRef< HTMLDivElement >( null );
	const addButton = useRef< HTMLButtonElement >( null );
	const add = () => {
		onChange( [ ...calendars, '' ] );
		window.requestAnimationFrame( () =>
			list.current?.querySelector< HTMLElement >( '.vestibule-host__calendar:last-of-type input' )?.focus()
		);
	};
	return (
		<Section title={ __( 'Busy times from elsewhere', 'vestibule' ) }>
			<p className="vestibule-admin__hint">
				{ __(
					'Google, Outlook, iCloud and Nextcloud give out a private address of a calendar that ends in .ics. What is busy there cannot be booked here. It is read every 15 minutes; nothing but the times is kept.',
					'vestibule'
				) }
			</p>
			<div className="vestibule-admin__fields" ref={ list }>
				{ calendars.map( ( url, at ) => (
					<CalendarRow
						key={ at }
						host={ host }
						url={ url }
						state={ states[ url ] }
						error={ errors[ `calendars.${ at }` ] ?? '' }
						onChange={ ( changed ) =>
							onChange( calendars.map( ( one, place ) => ( place === at ? changed : one ) ) )
						}
						onRemove={ () => {
							addButton.current?.focus();
							onChange( calendars.filter( ( _, place ) => place !== at ) );
						} }
					/>
				) ) }
			</div>
			<div>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					ref={ addButton }
					disabled={ calendars.length >= MOST_CALENDARS }
					accessibleWhenDisabled
					onClick={ add }
				>
					{ __( 'Add calendar', 'vestibule' ) }
				</Button>
			</div>
		</Section>
	);
}
