import { useBlockProps } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { Spinner } from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import { dateI18n, getSettings } from '@wordpress/date';
import { __, _n, sprintf } from '@wordpress/i18n';
import { calendar } from '@wordpress/icons';
import type { Course } from '../../src/contracts/course';
import { CoursePanel, type CourseBlockProps } from '../../src/controls/CoursePanel';
import { sessionsOf, type Session } from '../../src/courses/schedule';
import metadata from './block.json';
import './style.css';

/** Number of visible dates of a course with more than MAX_DATES, as on the site (CourseBlocks). */
const SHOWN_DATES = 6;
const MAX_DATES = 8;

/**
 * Returns the dates of the selected or the edited course, undefined while the course is loading. In templates and lists,
 * returns an example.
 */
function useSessions( { attributes, context }: CourseBlockProps ): Session[] | undefined {
	const edited = context.postType === 'vestibule_course' ? context.postId : 0;
	const id = attributes.course || edited || 0;
	const [ meta ] = useEntityProp( 'postType', 'vestibule_course', 'meta', String( id ) ) as unknown as [
		{ vestibule_course?: Course } | undefined,
	];
	const zone = getSettings().timezone.string || 'UTC';
	if ( id > 0 && ! meta ) {
		return undefined;
	}
	const course = id > 0 ? meta?.vestibule_course : undefined;
	const example: Course = { series: [ { start: '2027-01-12', from: '18:30', to: '20:00', count: 3 } ] };
	return sessionsOf( course ?? example, course?.timezone || zone );
}

const wordsOf = ( { day, from, to }: Session ): string =>
	sprintf(
		/* translators: 1: date, 2: start time, 3: end time. */
		__( '%1$s, %2$s to %3$s', 'vestibule' ),
		dateI18n( 'l j F Y', day, undefined ),
		from,
		to
	);

function Edit( props: CourseBlockProps ) {
	const loaded = useSessions( props );
	const sessions = loaded ?? [];
	const shown = sessions.length > MAX_DATES ? sessions.slice( 0, SHOWN_DATES ) : sessions;
	const hidden = sessions.length - shown.length;
	return (
		<div { ...useBlockProps( { className: 'vestibule-course-dates' } ) }>
			<CoursePanel { ...props } />
			{ ! loaded && <Spinner /> }
			{ loaded?.length === 0 && (
				<p>{ __( 'No dates yet. Add them in the course’s “Dates” panel.', 'vestibule' ) }</p>
			) }
			{ sessions.length > 0 && (
				<ol className="vestibule-course-dates__list">
					{ shown.map( ( session ) => (
						<li key={ session.key }>
							{ session.isCanceled ? <s>{ wordsOf( session ) }</s> : wordsOf( session ) }
						</li>
					) ) }
				</ol>
			) }
			{ hidden > 0 && (
				<p>
					{ sprintf(
						/* translators: %s: number of dates. */
						_n( '%s more date', '%s more dates', hidden, 'vestibule' ),
						String( hidden )
					) }
				</p>
			) }
		</div>
	);
}

registerBlockType( metadata.name, {
	icon: calendar,
	edit: Edit,
	save: () => null,
} as unknown as BlockConfiguration );
