import { findingsOf, type WeekHours } from '../../hours/week';
import { findingWords } from './words';

/** What keeps a week from being saved, by place such as `hours.monday.0`, as the server names it. */
export const hoursErrors = ( week: WeekHours ): Record< string, string > =>
	Object.fromEntries(
		Object.entries( findingsOf( week ) )
			.filter( ( [ , { finding } ] ) => finding !== 'overnight' )
			.map( ( [ place, { finding } ] ) => [ `hours.${ place }`, findingWords( finding, '' ) ] )
	);
