import schema from '../../../plugin/contracts/course.schema.json';
import type { Course } from '../../contracts/course';
import type { Day } from '../../time/wall';

/** Form of the site. */
export interface Form {
	id: number;
	title: string;
	/** Whether it has a field for the registration. */
	hasField: boolean;
}

/** Data for the editor, printed by the server before this script (Courses\Admin\CourseEditor). */
export interface FromServer {
	zones: string[];
	siteZone: string;
	/** Names of weekdays. */
	days: Record< Day, string >;
	/** First day of the week, 0 is Sunday. */
	firstDay: number;
	/** Published hosts. */
	hosts: { id: number; name: string }[];
	hostsUrl: string;
	/** Published forms. */
	forms: Form[];
	/** URL of the editor of a post, to which its ID is added. */
	editUrl: string;
	/** Form for registration in the language of the site. */
	newForm: { title: string; content: string; field: string; meta: Record< string, unknown > };
}

declare global {
	interface Window {
		vestibuleCourse?: FromServer;
	}
}

export const fromServer = (): FromServer | undefined => window.vestibuleCourse;

/** Settings with the defaults of the contract. */
export const DEFAULTS = Object.fromEntries(
	Object.entries( schema.properties ).map( ( [ name, property ] ) => [ name, property.default ] )
) as unknown as Required< Course >;

const { capacity, minimum, maxPeople, cancelDays, series } = schema.properties;

/** Minimum and maximum values from the contract. */
export const LIMITS = {
	capacity: [ 1, capacity.maximum ],
	minimum: [ 1, minimum.maximum ],
	maxPeople: [ maxPeople.minimum, maxPeople.maximum ],
	cancelDays: [ cancelDays.minimum, cancelDays.maximum ],
	every: [ series.items.properties.every.minimum, series.items.properties.every.maximum ],
	count: [ 1, series.items.properties.count.maximum ],
} as const;

export const MAX_SERIES = series.maxItems;
