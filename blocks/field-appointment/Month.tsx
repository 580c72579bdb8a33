import type { KeyboardEvent } from 'react';
import { monthGrid } from '../../src/booking/calendar';
import { daysWithRoom } from '../../src/booking/days';
import type { Picker } from './View';
import type { FieldViewProps } from '../form/field-parts/types';

/** A month's page: days with free times are buttons, the others numbers that the keys reach, too. */
export function Month( { field, words, picker }: FieldViewProps & { picker: Picker } ) {
	return (
		<div className="vestibule-month">
			<div className="vestibule-month__bar">
				<button
					className="vestibule-month__step"
					type="button"
					aria-label={ words.previousMonth }
					disabled={ ! picker.previous }
					onClick={ picker.previous }
				/>
				<div className="vestibule-month__name" id={ `${ field.id }_month` } aria-live="polite">
					{ picker.monthLabel }
				</div>
				<button
					className="vestibule-month__step is-next"
					type="button"
					aria-label={ words.nextMonth }
					disabled={ ! picker.next }
					onClick={ picker.next }
				/>
			</div>
			<table className="vestibule-month__grid" role="grid" aria-labelledby={ `${ field.id }_month` }>
				<thead>
					<tr>
						{ ( field.appointment?.weekdays ?? [] ).map( ( weekday ) => (
							<th key={ weekday.long } scope="col" abbr={ weekday.long }>
								{ weekday.short }
							</th>
						) ) }
					</tr>
				</thead>
				<tbody>
					{ monthGrid( picker.month, field.appointment?.weekStart ).map( ( week ) => (
						<tr key={ week[ 0 ]?.date }>
							{ week.map( ( cell ) => (
								<DayCell
									key={ cell.date }
									cell={ cell }
									picker={ picker }
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
	cell: { date: string; day: number; inMonth: boolean };
	picker: Picker;
	/** What a day is called that has full times only. */
	full: string | undefined;
}

/** A square of the month; the keys of the calendar reach every day. */
function DayCell( { cell, picker, full }: DayCellProps ) {
	if ( ! cell.inMonth ) {
		return <td />;
	}
	const day = picker.days.find( ( { date } ) => date === cell.date );
	const move = ( event: KeyboardEvent ) => picker.moveDay?.( event, cell.date );
	if ( ! day ) {
		// Without a free day the first of the month is where Tab leads to.
		const isStop = picker.day === '' && cell.day === 1;
		return (
			<td data-date={ cell.date } aria-disabled="true" tabIndex={ isStop ? 0 : -1 } onKeyDown={ move }>
				<span className="vestibule-day">{ cell.day }</span>
			</td>
		);
	}
	const hasRoom = daysWithRoom( [ day ] ).length > 0;
	return (
		<td>
			<button
				className={ hasRoom ? 'vestibule-day' : 'vestibule-day is-full' }
				type="button"
				data-date={ cell.date }
				aria-label={ hasRoom ? day.label : `${ day.label }, ${ full }` }
				aria-pressed={ cell.date === picker.day }
				tabIndex={ cell.date === picker.day ? 0 : -1 }
				onClick={ () => picker.showDay?.( cell.date ) }
				onKeyDown={ move }
			>
				{ cell.day }
			</button>
		</td>
	);
}
