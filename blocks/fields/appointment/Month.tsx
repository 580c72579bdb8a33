import type { KeyboardEvent } from 'react';
import type { Cell } from '../../../src/time/month';
import { isFull } from '../../../src/booking/days';
import { weeksOf } from './calendar';
import type { Picker } from './model';
import type { FieldViewProps } from '../kit/view';

/** Calendar of a month. Days with available times are buttons. The keyboard can also reach all other days. */
export function Month( { field, words, picker }: FieldViewProps & { picker: Picker } ) {
	return (
		<div className="vestibule-month">
			<div className="vestibule-month__bar">
				<button
					className="vestibule-month__step"
					type="button"
					aria-label={ words.previousMonth }
					aria-disabled={ picker.previous ? undefined : true }
					onClick={ picker.previous }
				/>
				<div className="vestibule-month__name" id={ `${ field.id }_month` } aria-live="polite">
					{ picker.monthLabel }
				</div>
				<button
					className="vestibule-month__step is-next"
					type="button"
					aria-label={ words.nextMonth }
					aria-disabled={ picker.next ? undefined : true }
					onClick={ picker.next }
				/>
			</div>
			<table className="vestibule-month__grid" role="grid" aria-labelledby={ `${ field.id }_month` }>
				{ /* The heading is hidden, because the label of each day contains its weekday. */ }
				<thead aria-hidden="true">
					<tr>
						{ ( field.appointment?.weekdays ?? [] ).map( ( weekday ) => (
							<th key={ weekday.long } scope="col" abbr={ weekday.long }>
								{ weekday.short }
							</th>
						) ) }
					</tr>
				</thead>
				<tbody>
					{ weeksOf( picker, field.appointment?.weekStart ).map( ( week ) => (
						<tr key={ week[ 0 ]?.date }>
							{ week.map( ( cell ) => (
								<DayCell
									key={ cell.date === picker.awaitedDay ? 'awaited' : cell.date }
									cell={ cell }
									picker={ picker }
									words={ words }
									full={ field.appointment?.waiting?.words.full }
								/>
							) ) }
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}

interface DayCellProps {
	cell: Cell;
	picker: Picker;
	words: FieldViewProps[ 'words' ];
	/** Label of the day if all its times are fully booked. */
	full: string | undefined;
}

/** Returns the screen reader label of a day without available times. Undefined until the dates have labels. */
function nameOfTaken( date: string, { busy, nameOf }: Picker, words: FieldViewProps[ 'words' ] ): string | undefined {
	return nameOf && [ nameOf( date ), busy ? '' : words.notAvailable ].filter( Boolean ).join( ', ' );
}

/** Number of a day. The first day of a later month also shows the name of its month. */
function DayNumber( { cell: { date, day }, picker }: { cell: Cell; picker: Picker } ) {
	const month = picker.laterMonths[ date ];
	return (
		<>
			{ day }
			{ month && <span className="vestibule-day__month">{ ` ${ month }` }</span> }
		</>
	);
}

/** Cell for a day in the calendar. The keyboard can reach every day. */
function DayCell( { cell, picker, words, full }: DayCellProps ) {
	if ( ! cell.isShown ) {
		return <td />;
	}
	const day = picker.days.find( ( { date } ) => date === cell.date );
	const isToday = cell.date === picker.today;
	const move = ( event: KeyboardEvent ) => picker.moveDay?.( event, cell.date );
	if ( ! day ) {
		// The focused day has no label until its times have loaded. Otherwise, screen readers would announce the day
		// twice.
		const isAwaited = cell.date === picker.awaitedDay;
		const name = isAwaited ? undefined : nameOfTaken( cell.date, picker, words );
		// If no day is available, the Tab key moves to the first day of the month.
		const isStop = picker.day === '' && cell.day === 1;
		return (
			<td
				data-date={ cell.date }
				aria-disabled="true"
				aria-label={ name }
				aria-current={ isToday ? 'date' : undefined }
				tabIndex={ isStop ? 0 : -1 }
				onKeyDown={ move }
			>
				{ /* The number is hidden, because the screen reader Orca would read it instead of the label. */ }
				<span className="vestibule-day" aria-hidden={ isAwaited || name ? true : undefined }>
					<DayNumber cell={ cell } picker={ picker } />
				</span>
			</td>
		);
	}
	const free = day.times.filter( ( time ) => ! isFull( time ) ).length;
	const hasRoom = free > 0;
	const count = picker.nameOf && words.freeTimes?.replace( '%s', String( free ) );
	return (
		<td aria-selected={ cell.date === picker.day }>
			<button
				className={ hasRoom ? 'vestibule-day' : 'vestibule-day is-full' }
				type="button"
				data-date={ cell.date }
				aria-label={ [ day.label, hasRoom ? count : full ].filter( Boolean ).join( ', ' ) }
				aria-current={ isToday ? 'date' : undefined }
				tabIndex={ cell.date === picker.day ? 0 : -1 }
				onClick={ () => picker.showDay?.( cell.date ) }
				onKeyDown={ move }
			>
				<DayNumber cell={ cell } picker={ picker } />
			</button>
		</td>
	);
}
