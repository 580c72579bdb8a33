import { useBlockProps } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { listView } from '@wordpress/icons';
import { CoursePanel, type CourseBlockProps } from '../../src/controls/CoursePanel';
import metadata from './block.json';
import './style.css';

/** Returns example details of a course. */
const facts = () => [
	[ __( 'When', 'vestibule' ), __( 'Tuesday, 18:30 to 20:00', 'vestibule' ) ],
	[ __( 'Spots', 'vestibule' ), __( '3 spots left', 'vestibule' ) ],
	[ __( 'Price', 'vestibule' ), '€ 120' ],
];

const Edit = ( props: CourseBlockProps ) => (
	<div { ...useBlockProps( { className: 'vestibule-course-facts' } ) }>
		<CoursePanel { ...props } />
		<dl>
			{ facts().map( ( [ label, fact ] ) => (
				<div key={ label }>
					<dt>{ label }</dt>
					<dd>{ fact }</dd>
				</div>
			) ) }
		</dl>
	</div>
);

registerBlockType( metadata.name, {
	icon: listView,
	edit: Edit,
	save: () => null,
} as unknown as BlockConfiguration );
