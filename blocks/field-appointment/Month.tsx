import { monthGrid } from '../../src/booking/calendar';
import { daysWithRoom } from '../../src/booking/days';
import type { Picker } from './View';
import type { FieldViewProps } from '../form/field-parts/types';

/** A month's page: days with free times are buttons, the others are numbers. */
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
								<td key={ cell.date }>
									<DayCell
										cell={ cell }
										picker={ picker }
										full={ field.appointment?.waiting?.words.full }
									/>
								</td>
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

function DayCell( { cell, picker, full }: DayCellProps ) {
	if ( ! cell.inMonth ) {
		return null;
	}
	const day = picker.days.find( ( { date } ) => date === cell.date );
	const hasRoom = day && daysWithRoom( [ day ] ).length > 0;
	return day ? (
		<button
			className={ hasRoom ? 'vestibule-day' : 'vestibule-day is-full' }
			type="button"
			data-date={ cell.date }
			aria-label={ hasRoom ? day.label : `${ day.label }, ${ full }` }
			aria-pressed={ cell.date === picker.day }
			tabIndex={ cell.date === picker.day ? 0 : -1 }
			onClick={ () => picker.showDay?.( cell.date ) }
			onKeyDown={ ( event ) => picker.moveDay?.( event, cell.date ) }
		>
			{ cell.day }
		</button>
	) : (
		<span className="vestibule-day">{ cell.day }</span>
	);
}
