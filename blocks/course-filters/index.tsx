import { useBlockProps } from '@wordpress/block-editor';
import { registerBlockType, registerBlockVariation, type BlockConfiguration } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { filter } from '@wordpress/icons';
import metadata from './block.json';
import './style.css';

const Select = ( { label }: { label: string } ) => (
	<span className="vestibule-course-filters__field">
		<span>{ label }</span>
		<select disabled>
			<option>{ __( 'All', 'vestibule' ) }</option>
		</select>
	</span>
);

/** Preview of the filters. The page shows only the filters that apply to its courses. */
const Edit = () => (
	<div { ...useBlockProps( { className: 'vestibule-course-filters' } ) }>
		<form>
			<Select label={ __( 'Topic', 'vestibule' ) } />
			<Select label={ __( 'Level', 'vestibule' ) } />
			<Select label={ __( 'Weekday', 'vestibule' ) } />
			<Select label={ __( 'Month', 'vestibule' ) } />
			<span className="wp-element-button">{ __( 'Show courses', 'vestibule' ) }</span>
		</form>
	</div>
);

registerBlockType( metadata.name, {
	icon: filter,
	edit: Edit,
	save: () => null,
} as unknown as BlockConfiguration );

const bound = ( key: string ) => ( {
	metadata: { bindings: { content: { source: 'vestibule/course', args: { key } } } },
} );

registerBlockVariation( 'core/query', {
	name: 'vestibule/courses',
	title: __( 'Courses', 'vestibule' ),
	description: __( 'Courses with their next dates and free spots, soonest first.', 'vestibule' ),
	icon: filter,
	category: 'vestibule-form',
	attributes: {
		namespace: 'vestibule/courses',
		query: {
			perPage: 12,
			pages: 0,
			offset: 0,
			postType: 'vestibule_course',
			order: 'asc',
			orderBy: 'date',
			inherit: false,
		},
	},
	isActive: [ 'namespace' ],
	scope: [ 'inserter' ],
	allowedControls: [ 'taxQuery' ],
	innerBlocks: [
		[ 'vestibule/course-filters' ],
		[
			'core/post-template',
			{ layout: { type: 'grid', columnCount: 3 } },
			[
				[ 'core/post-featured-image', { isLink: true } ],
				[ 'core/post-title', { isLink: true, level: 3 } ],
				[ 'core/paragraph', bound( 'dates' ) ],
				[ 'core/paragraph', bound( 'times' ) ],
				[ 'core/paragraph', bound( 'spots' ) ],
			],
		],
		[ 'core/query-pagination', {}, [ [ 'core/query-pagination-previous' ], [ 'core/query-pagination-next' ] ] ],
		[ 'core/query-no-results', {}, [ [ 'core/paragraph', { content: __( 'No courses found.', 'vestibule' ) } ] ] ],
	],
} as Parameters< typeof registerBlockVariation >[ 1 ] );
