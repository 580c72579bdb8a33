import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { DayAndTime } from './DayAndTime';
import { FreeTimes } from './FreeTimes';
import { useSite } from './site';
import { instantOf } from './api';
import { useNow } from './useNow';
import { instantAt, type WallTime } from '../../time/clock';

/** A time in the making: one that is free, or any. */
export interface Time {
	mode: 'free' | 'any';
	/** Of what is free; empty for none. */
	free: string;
	any: WallTime;
}

interface Props {
	time: Time;
	onChange: ( time: Time ) => void;
	event: number;
	host: number;
	/** Grows when what is free has changed. */
	version: number;
	isRefused: boolean;
}

/** The start that is chosen, as the routes take it; empty for none. */
export function startOf( time: Time, clock: ReturnType< typeof useSite >[ 'clock' ] ): string {
	if ( time.mode === 'free' ) {
		return time.free;
	}
	const any = instantAt( time.any, clock );
	return any === null ? '' : instantOf( any );
}

/** A free time of a list, or any time that is typed: an owner may also book beside the hours. */
export function TimeChoice( { time, onChange, event, host, version, isRefused }: Props ) {
	const { zoneName, clock } = useSite();
	const today = clock.dayOf( useNow() );
	return (
		<>
			<RadioControl
				className="vestibule-bookings__modes"
				label={ __( 'Time', 'vestibule' ) }
				selected={ time.mode }
				options={ [
					{ value: 'free', label: __( 'Free times', 'vestibule' ) },
					{ value: 'any', label: __( 'Any time', 'vestibule' ) },
				] }
				onChange={ ( mode ) => onChange( { ...time, mode: mode === 'any' ? 'any' : 'free' } ) }
			/>
			{ time.mode === 'free' ? (
				<FreeTimes
					key={ `${ event } ${ host }` }
					event={ event }
					host={ host }
					from={ time.any.day > today ? time.any.day : today }
					version={ version }
					chosen={ time.free }
					choose={ ( { start } ) => onChange( { ...time, free: start } ) }
				/>
			) : (
				<DayAndTime
					labels={ { day: __( 'Day', 'vestibule' ), time: __( 'Start', 'vestibule' ) } }
					value={ time.any }
					onChange={ ( any ) => onChange( { ...time, any } ) }
					isRefused={ isRefused }
					help={ zoneName }
				/>
			) }
		</>
	);
}
