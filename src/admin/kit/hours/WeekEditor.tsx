import { copiedTo, daysFrom, findingsOf, type WeekHours } from '../../../hours/week';
import { type Day } from '../../../time/wall';
import { CopyDay } from './CopyDay';
import { DayRow } from './DayRow';
import './week.css';

interface WeekEditorProps {
	week: WeekHours;
	/** Translated names of the days. */
	names: Record< Day, string >;
	/** First day of the week, 0 is Sunday. */
	firstDay: number;
	/** Error messages by path such as `hours.monday.0`. */
	errors: Readonly< Record< string, string > >;
	onChange( week: WeekHours ): void;
}

/** Editor for weekly hours, for chat accounts and appointment types. */
export function WeekEditor( { week, names, firstDay, errors, onChange }: WeekEditorProps ) {
	const findings = findingsOf( week );
	return (
		<div className="vestibule-week">
			{ daysFrom( firstDay ).map( ( day ) => (
				<DayRow
					key={ day }
					day={ names[ day ] }
					hours={ week[ day ] }
					findings={ week[ day ].spans.map( ( _, at ) => findings[ `${ day }.${ at }` ] ) }
					errors={ week[ day ].spans.map( ( _, at ) => errors[ `hours.${ day }.${ at }` ] ?? '' ) }
					onChange={ ( hours ) => onChange( { ...week, [ day ]: hours } ) }
					copy={
						<CopyDay
							day={ names[ day ] }
							others={ daysFrom( firstDay )
								.filter( ( other ) => other !== day )
								.map( ( other ) => ( {
									day: other,
									name: names[ other ],
									isOn: week[ other ].isOn,
								} ) ) }
							onCopy={ ( days ) => onChange( copiedTo( week, day, days ) ) }
						/>
					}
				/>
			) ) }
		</div>
	);
}
