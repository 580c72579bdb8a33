import { TextControl } from '@wordpress/components';
import type { WallTime } from '../../time/clock';

interface Props {
	labels: { day: string; time: string };
	value: WallTime;
	onChange: ( value: WallTime ) => void;
	/** Whole days have no time. */
	isWhole?: boolean;
	help?: string;
	isRefused?: boolean;
}

/** A day and a time of it, as the site's clock shows it. */
export function DayAndTime( { labels, value, onChange, isWhole = false, help, isRefused }: Props ) {
	return (
		<div className="vestibule-bookings__moment">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="date"
				label={ labels.day }
				value={ value.day }
				aria-invalid={ isRefused }
				onChange={ ( day ) => onChange( { ...value, day } ) }
			/>
			{ ! isWhole && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="time"
					label={ labels.time }
					value={ value.time }
					aria-invalid={ isRefused }
					onChange={ ( time ) => onChange( { ...value, time } ) }
				/>
			) }
			{ help !== undefined && <p className="vestibule-bookings__hint">{ help }</p> }
		</div>
	);
}
