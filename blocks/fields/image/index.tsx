import { __ } from '@wordpress/i18n';
import { image } from '@wordpress/icons';
import { previewFiles } from '../kit/editor/files';
import { FileSettings } from '../kit/editor/inspector/FileSettings';
import { LimitControl } from '../kit/editor/inspector/attributes';
import type { FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { Files } from '../kit/files/Files';
import metadata from './block.json';

const OFFERED = [ 'jpg', 'png', 'gif', 'webp' ];

/** Maximum value of the settings for width and height, in pixels. */
const MAX_SIDE_PIXELS = 20000;

function Settings( props: FieldPanelProps ) {
	const { attributes, setAttributes } = props;
	const pixels = [
		[ 'minWidth', __( 'Minimum width (pixels)', 'vestibule' ) ],
		[ 'minHeight', __( 'Minimum height (pixels)', 'vestibule' ) ],
		[ 'maxWidth', __( 'Maximum width (pixels)', 'vestibule' ) ],
		[ 'maxHeight', __( 'Maximum height (pixels)', 'vestibule' ) ],
	] as const;
	return (
		<>
			<FileSettings { ...props } offered={ OFFERED } />
			{ pixels.map( ( [ name, label ] ) => (
				<LimitControl
					key={ name }
					label={ label }
					help={ __( 'Leave empty for no limit.', 'vestibule' ) }
					value={ attributes[ name ] ?? 0 }
					max={ MAX_SIDE_PIXELS }
					onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
				/>
			) ) }
		</>
	);
}

export const field: FieldBlock = {
	metadata,
	canBePrefilled: false,
	View: Files,
	icon: image,
	order: 145,
	answer: 'presence',
	related: [ 'file' ],
	Settings,
	preview: previewFiles( [ 'images' ] ),
};
