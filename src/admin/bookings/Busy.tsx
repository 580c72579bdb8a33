import { Icon, lock } from '@wordpress/icons';
import type { CSSProperties } from 'react';
import type { BusyTime } from './useBusy';
import type { Segment } from './segments';
import { useSite } from './site';
import { busyWords } from './words';

interface Props {
	segment: Segment< BusyTime >;
	style: CSSProperties;
	isShort: boolean;
}

/** Why a host is not free: nothing to open and nothing to move, so a press on it is one on the hours below. */
export function Busy( { segment, style, isShort }: Props ) {
	const { dates } = useSite();
	const { row, top, bottom } = segment;
	const times = `${ dates.minute( top ) } – ${ dates.minute( bottom % 1440 ) }`;
	return (
		<div
			className={ `vestibule-bookings__booking is-blocked is-busy${ isShort ? ' is-short' : '' }` }
			style={ style }
			title={ `${ times }\n${ busyWords() }\n${ row.host.name }` }
		>
			<div className="vestibule-bookings__why">
				<span className="vestibule-bookings__name">
					<Icon icon={ lock } size={ 16 } />
					<bdi>{ row.host.name }</bdi>
				</span>
				<span className="vestibule-bookings__what">{ busyWords() }</span>
				<span className="vestibule-bookings__time">{ isShort ? dates.minute( top ) : times }</span>
			</div>
		</div>
	);
}
