import { Button } from '@wordpress/components';
import { useId, useState, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TextControl } from '../../controls/wordpress';
import { post } from '../kit/server/api';
import { reasonOf } from '../kit/server/reasonOf';
import { Section } from '../kit/settings/Section';

/** Result of reading a calendar. `old` means that reading has failed for a day. */
export interface CalendarState {
	status: 'waiting' | 'read' | 'failed' | 'old';
	words: string;
}

/** Maximum number of calendars per host. The server has the same limit. */
const MAX_CALENDARS = 5;

/** Returns the URLs that are sent to the server. Empty and duplicate URLs are removed. */
export const readAddresses = ( typed: readonly string[] ): string[] => [
	...new Set( typed.map( ( url ) => url.trim().replace( /^webcals?:\/\//i, 'https://' ) ).filter( Boolean ) ),
];

/** Reads a calendar as a test. Nothing is stored if the URL has not been saved. */
const readCalendar = ( host: number, url: string ): Promise< CalendarState > =>
	post( `/vestibule/v1/hosts/${ host }/calendar`, { url } );

interface CalendarRowProps {
	host: number;
	url: string;
	/** Result at the time when the screen was opened; undefined for a new URL. */
	state: CalendarState | undefined;
	/** Error message; empty if there is none. */
	error: string;
	onChange( url: string ): void;
	onRemove(): void;
}

/** External calendar of a host: its URL, the last result, and a button that reads it now. */
function CalendarRow( { host, url, state, error, onChange, onRemove }: CalendarRowProps ) {
	const id = useId();
	const [ now, setNow ] = useState< { url: string; state: CalendarState } | null >( null );
	const [ isBusy, setBusy ] = useState( false );
	const shown = now?.url === url ? now.state : state;
	const read = async () => {
		setBusy( true );
		try {
			setNow( { url, state: await readCalendar( host, url ) } );
		} catch ( fault ) {
			setNow( { url, state: { status: 'failed', words: await reasonOf( fault ) } } );
		}
		setBusy( false );
	};
	const words = error !== '' ? error : ( shown?.words ?? '' );
	const isFault = error !== '' || shown?.status === 'failed' || shown?.status === 'old';
	return (
		<div className="vestibule-host__calendar">
			<TextControl
				dir="ltr"
				inputMode="url"
				autoComplete="off"
				spellCheck={ false }
				maxLength={ 2000 }
				label={ __( 'URL of the calendar (.ics)', 'vestibule' ) }
				placeholder="https://"
				value={ url }
				onChange={ onChange }
				aria-invalid={ error !== '' }
				aria-describedby={ `${ id }-state` }
			/>
			<div id={ `${ id }-state` } role="status">
				{ words !== '' && (
					<p className={ isFault ? 'vestibule-admin__error' : 'vestibule-admin__hint' }>{ words }</p>
				) }
			</div>
			<div className="vestibule-admin__buttons">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy || url.trim() === '' }
					accessibleWhenDisabled
					onClick={ () => void read() }
				>
					{ __( 'Read now', 'vestibule' ) }
				</Button>
				<Button __next40pxDefaultSize variant="tertiary" isDestructive onClick={ onRemove }>
					{ __( 'Remove', 'vestibule' ) }
				</Button>
			</div>
		</div>
	);
}

interface CalendarsSectionProps {
	host: number;
	calendars: readonly string[];
	states: Readonly< Record< string, CalendarState > >;
	errors: Readonly< Record< string, string > >;
	onChange( calendars: string[] ): void;
}

/** External calendars of a host. Times that are busy in these calendars are not offered to visitors. */
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
		<Section title={ __( 'Busy times from other calendars', 'vestibule' ) }>
			<p className="vestibule-admin__hint">
				{ __(
					'Google, Outlook, iCloud and Nextcloud provide a private calendar URL that ends in .ics. Times that are busy in that calendar cannot be booked here. The calendar is read every 15 minutes, and only the times are stored.',
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
					disabled={ calendars.length >= MAX_CALENDARS }
					accessibleWhenDisabled
					onClick={ add }
				>
					{ __( 'Add calendar', 'vestibule' ) }
				</Button>
			</div>
		</Section>
	);
}
