import schema from '../../../plugin/contracts/course.schema.json';
import type { ClosingDays } from '../../contracts/closing-days';
import type { Course } from '../../contracts/course';
import type { Day } from '../../time/wall';

/** Form of the site. */
export interface Form {
	id: number;
	title: string;
	/** Whether the form has a course field. */
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
	/** Days on which the institute is closed. */
	closing: NonNullable< ClosingDays[ 'days' ] >;
	/** URL of the post editor, to which the post ID is appended. */
	editUrl: string;
	/** Content of a new registration form, in the language of the site. */
	newForm: { title: string; content: string; field: string; meta: Record< string, unknown > };
}

declare global {
	interface Window {
		vestibuleCourse?: FromServer;
	}
}

export const fromServer = (): FromServer | undefined => window.vestibuleCourse;

/** Default settings from the contract. */
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
