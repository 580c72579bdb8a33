import { copiedTo, daysFrom, findingsOf, type WeekHours } from '../../../hours/week';
import { type Day } from '../../../time/wall';
import { CopyDay } from './CopyDay';
import { DayRow } from './DayRow';
import './week.css';

interface WeekEditorProps {
	week: WeekHours;
	/** Of the days, to read. */
	names: Record< Day, string >;
	/** Of the week, Sunday is 0. */
	firstDay: number;
	/** Why saving was refused, by place such as `hours.monday.0`. */
	errors: Readonly< Record< string, string > >;
	onChange( week: WeekHours ): void;
}

/** The one editor of weekly hours: of chat accounts and of appointment types. */
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
