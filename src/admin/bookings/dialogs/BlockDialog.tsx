import { useState } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { CheckboxControl, SelectControl, TextControl } from '../../../controls/wordpress';
import type { ReactNode } from 'react';
import type { BookingsSources } from '../../../contracts/bookings-sources';
import { addDays } from '../../../time/month';
import { instantOf } from '../booking/api';
import { DayAndTime } from './TimeChoice';
import { useSubmit, type Actions } from '../booking/useActions';
import { Dialog } from '../../kit/list/Dialog';
import { useSite } from '../site/site';
import { useNow } from '../site/browser';
import { instantAt, soon, wallTimeOf, type WallTime } from '../../../time/clock';
import { errorHelp, type Refusals } from '../../kit/server/refusals';

interface Props {
	sources: BookingsSources | null;
	/** Initial start time; null for the next full hour. */
	start: number | null;
	actions: Actions;
	close: () => void;
}

const HOUR = 3_600_000;

/**
 * Returns the hosts and appointment types to block. If everything is blocked, returns all hosts, and all appointment
 * types without hosts.
 */
function wholes( whose: string, sources: BookingsSources | null ): { event?: number; host?: number }[] {
	const [ kind, id ] = whose.split( ':' );
	if ( kind === 'event' || kind === 'host' ) {
		return [ { [ kind ]: Number( id ) } ];
	}
	return [
		...( sources?.hosts ?? [] ).map( ( host ) => ( { host: host.id } ) ),
		...( sources?.events ?? [] )
			.filter( ( { hosts } ) => hosts.length === 0 )
			.map( ( event ) => ( { event: event.id } ) ),
	];
}

interface WhoseProps {
	sources: BookingsSources | null;
	whose: string;
	onChange: ( whose: string ) => void;
	help: ReactNode;
}

/** Select control that determines whose time is blocked: everyone's, one appointment type's or one host's. */
function WhoseChoice( { sources, whose, onChange, help }: WhoseProps ) {
	return (
		<SelectControl label={ __( 'Block for', 'vestibule' ) } value={ whose } onChange={ onChange } help={ help }>
			<option value="">{ __( 'All appointment types and hosts', 'vestibule' ) }</option>
			<optgroup label={ __( 'Appointment types', 'vestibule' ) }>
				{ sources?.events.map( ( event ) => (
					<option key={ event.id } value={ `event:${ event.id }` }>
						{ event.title }
					</option>
				) ) }
			</optgroup>
			{ sources !== null && sources.hosts.length > 0 && (
				<optgroup label={ __( 'Hosts', 'vestibule' ) }>
					{ sources.hosts.map( ( host ) => (
						<option key={ host.id } value={ `host:${ host.id }` }>
							{ host.name }
						</option>
					) ) }
				</optgroup>
			) }
		</SelectControl>
	);
}

/** Returns the error message for a period; empty if the period is valid. */
function faultOf( begins: number | null, ends: number | null ): string {
	if ( begins === null || ends === null ) {
		return __( 'Enter a start and an end.', 'vestibule' );
	}
	return ends > begins ? '' : __( 'The end must be after the start.', 'vestibule' );
}

interface PeriodProps {
	from: WallTime;
	to: WallTime;
	isWhole: boolean;
	fields: Refusals;
	setFrom: ( from: WallTime ) => void;
	setTo: ( to: WallTime ) => void;
}

/** Controls for start and end. If the user chooses a first day after the last day, the last day moves too. */
function Period( { from, to, isWhole, fields, setFrom, setTo }: PeriodProps ) {
	const { zoneName } = useSite();
	return (
		<>
			<DayAndTime
				labels={ { day: __( 'First day', 'vestibule' ), time: _x( 'From', 'start of a period', 'vestibule' ) } }
				value={ from }
				isWhole={ isWhole }
				isRefused={ fields.from !== undefined }
				onChange={ ( value ) => {
					setFrom( value );
					if ( value.day > to.day ) {
						setTo( { ...to, day: value.day } );
					}
				} }
			/>
			<DayAndTime
				labels={ { day: __( 'Last day', 'vestibule' ), time: _x( 'To', 'end of a period', 'vestibule' ) } }
				value={ to }
				isWhole={ isWhole }
				isRefused={ fields.to !== undefined }
				onChange={ setTo }
				help={ zoneName }
			/>
		</>
	);
}

/** Dialog that blocks the time of one host, of one appointment type, or of all of them. */
export function BlockDialog( { sources, start, actions, close }: Props ) {
	const { clock } = useSite();
	const now = useNow();
	const first = start ?? soon( now );
	const [ whose, setWhose ] = useState( '' );
	const [ isWhole, setWhole ] = useState( false );
	const [ from, setFrom ] = useState( () => wallTimeOf( first, clock ) );
	const [ to, setTo ] = useState( () => wallTimeOf( first + HOUR, clock ) );
	const [ note, setNote ] = useState( '' );
	const begins = instantAt( isWhole ? { ...from, time: '00:00' } : from, clock );
	const ends = isWhole && to.day !== '' ? clock.at( addDays( to.day, 1 ), 0 ) : instantAt( to, clock );
	const missing = faultOf( begins, ends );
	const { failure, fields, submit } = useSubmit( async () => {
		if ( begins === null || ends === null ) {
			return null;
		}
		const time = { from: instantOf( begins ), to: instantOf( ends ), note };
		return actions.block( wholes( whose, sources ).map( ( one ) => ( { ...one, ...time } ) ) );
	}, close );
	return (
		<Dialog
			className="vestibule-bookings__dialog"
			title={ __( 'Block time', 'vestibule' ) }
			verb={ __( 'Block the time', 'vestibule' ) }
			missing={ missing }
			failure={ failure }
			submit={ submit }
			close={ close }
		>
			<WhoseChoice
				sources={ sources }
				whose={ whose }
				onChange={ setWhose }
				help={ errorHelp( fields.event ?? fields.host ) }
			/>
			<CheckboxControl label={ __( 'All day', 'vestibule' ) } checked={ isWhole } onChange={ setWhole } />
			<Period from={ from } to={ to } isWhole={ isWhole } fields={ fields } setFrom={ setFrom } setTo={ setTo } />
			<TextControl
				label={ __( 'Note', 'vestibule' ) }
				help={ errorHelp( fields.note, __( 'For your team. Visitors do not see it.', 'vestibule' ) ) }
				maxLength={ 200 }
				value={ note }
				onChange={ setNote }
			/>
			<p className="vestibule-bookings__hint">
				{ __( 'Existing bookings during this time stay booked.', 'vestibule' ) }
			</p>
		</Dialog>
	);
}
