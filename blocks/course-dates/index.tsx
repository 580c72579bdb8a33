import { useBlockProps } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { useEntityProp } from '@wordpress/core-data';
import { dateI18n, getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { calendar } from '@wordpress/icons';
import type { Course } from '../../src/contracts/course';
import { sessionsOf, type Session } from '../../src/courses/schedule';
import metadata from './block.json';
import './style.css';

interface Context {
	postId?: number;
	postType?: string;
}

const MAX_SHOWN = 12;

/** Dates of the edited course, or an example in templates and lists. */
function useSessions( { postId, postType }: Context ): Session[] {
	const [ meta ] = useEntityProp( 'postType', 'vestibule_course', 'meta', String( postId ?? 0 ) ) as [
		{ vestibule_course?: Course }?,
	];
	const zone = getSettings().timezone.string || 'UTC';
	const course = postType === 'vestibule_course' && postId ? meta?.vestibule_course : undefined;
	const example: Course = { series: [ { start: '2027-01-12', from: '18:30', to: '20:00', count: 3 } ] };
	return sessionsOf( course ?? example, course?.timezone || zone );
}

const wordsOf = ( { day, from, to }: Session ): string =>
	sprintf(
		/* translators: 1: date, 2: start, 3: end. */
		__( '%1$s, %2$s to %3$s', 'vestibule' ),
		dateI18n( 'l j F Y', day, undefined ),
		from,
		to
	);

function Edit( { context }: { context: Context } ) {
	const sessions = useSessions( context );
	return (
		<div { ...useBlockProps( { className: 'vestibule-course-dates' } ) }>
			{ sessions.length === 0 ? (
				<p>{ __( 'No dates yet. Add them in the panel “Dates” of the course.', 'vestibule' ) }</p>
			) : (
				<ol className="vestibule-course-dates__list">
					{ sessions.slice( 0, MAX_SHOWN ).map( ( session ) => (
						<li key={ session.key }>
							{ session.isCanceled ? <s>{ wordsOf( session ) }</s> : wordsOf( session ) }
						</li>
					) ) }
				</ol>
			) }
		</div>
	);
}

registerBlockType( metadata.name, {
	icon: calendar,
	edit: Edit,
	save: () => null,
} as unknown as BlockConfiguration );
