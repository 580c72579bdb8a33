import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CourseSelect } from './CourseSelect';

/** Edit component props that all course blocks have. */
export interface CourseBlockProps {
	attributes: { course?: number };
	setAttributes: ( attributes: { course: number } ) => void;
	context: { postId?: number; postType?: string };
}

/** Sidebar panel in which the editor selects the course. */
export const CoursePanel = ( { attributes, setAttributes }: CourseBlockProps ) => (
	<InspectorControls>
		<PanelBody>
			<CourseSelect
				help={ __( 'The chosen course is shown on every page that contains this block.', 'vestibule' ) }
				value={ attributes.course ?? 0 }
				onChange={ ( course ) => setAttributes( { course } ) }
			/>
		</PanelBody>
	</InspectorControls>
);
