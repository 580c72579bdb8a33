import { useBlockProps } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { calendar } from '@wordpress/icons';
import { CoursePanel, type CourseBlockProps } from '../../src/controls/CoursePanel';
import metadata from './block.json';

const Edit = ( props: CourseBlockProps ) => (
	<div { ...useBlockProps() }>
		<CoursePanel { ...props } />
		<Placeholder
			icon={ calendar }
			label={ __( 'Course registration', 'vestibule' ) }
			instructions={ __( 'Shows the form that is chosen in the course settings.', 'vestibule' ) }
		/>
	</div>
);

registerBlockType( metadata.name, {
	icon: calendar,
	edit: Edit,
	save: () => null,
} as unknown as BlockConfiguration );
